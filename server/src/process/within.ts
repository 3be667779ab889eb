/** What is promised, or an error once so many milliseconds have passed. */
export async function within<T>(milliseconds: number, promised: Promise<T>): Promise<T> {
  const timer = Promise.withResolvers<never>();
  const ringing = setTimeout(() => timer.reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promised, timer.promise]);
  } finally {
    clearTimeout(ringing);
  }
}
