// A number for a row of a view, which has none of its own: the same at every reading, safe in
// JavaScript.

export function numberOf(text: string): string {
  return `('x' || substr(md5(${text}), 1, 13))::bit(52)::bigint`
}
