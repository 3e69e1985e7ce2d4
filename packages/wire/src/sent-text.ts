// Text as it is meant: an empty one is nothing.

export function isNothing(sent: unknown): boolean {
  return sent === undefined || sent === null || (typeof sent === 'string' && sent.trim() === '')
}

export function unpadded(sent: unknown): unknown {
  return typeof sent === 'string' ? sent.trim() : sent
}

/** For a sentence. What is no text may be nested without end, and is not repeated. */
export function short(sent: unknown): string {
  if (typeof sent === 'object' && sent !== null) return 'that'
  const text = String(sent) || '""'
  return text.length > 100 ? `${text.slice(0, 100)}…` : text
}
