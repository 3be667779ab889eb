import type { Course } from '@cabinet-wars/host/review';
import { useEffect, useState } from 'react';
import type { TableClient } from '../../client/table-client.ts';
import { courseOf } from '../../thinking/review.ts';

/** How far a look at a finished game has come; `none` where the game has no reviewer, or it failed. */
export type CourseState = { readonly is: 'looking' | 'none' } | { readonly is: 'found'; readonly course: Course };

const LOOKING: CourseState = { is: 'looking' };
const NONE: CourseState = { is: 'none' };
/** Several parts of the page speak of the same course: it is worked out once for each table. */
const known = new WeakMap<TableClient, Promise<CourseState>>();

async function look(client: TableClient): Promise<CourseState> {
  try {
    const course = await courseOf(await client.transcript());
    return course === null ? NONE : { is: 'found', course };
  } catch {
    return NONE;
  }
}

export function useCourse(client: TableClient): CourseState {
  const [state, setState] = useState(LOOKING);
  useEffect(() => {
    let left = false;
    const found = known.get(client) ?? look(client);
    known.set(client, found);
    void found.then((next) => {
      if (!left) setState(next);
    });
    return () => {
      left = true;
    };
  }, [client]);
  return state;
}
