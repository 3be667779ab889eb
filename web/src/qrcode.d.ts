declare module 'qrcode' {
  export function toDataURL(
    text: string,
    options: { readonly margin: number; readonly width: number },
  ): Promise<string>;
}
