// Whether a value can be kept by PostgreSQL at all: it takes no NUL, no half characters, no figures
// that are none, and nothing that is nested without end.

const deepest = 50

/** Walks without recursion, so that nesting cannot exhaust the stack. */
export function isStorable(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (!isPlain(value) || depth > deepest) return false
    if (typeof value !== 'object' || value === null) continue
    if (!Object.keys(value).every(isText)) return false
    for (const part of Object.values(value)) waiting.push({ value: part, depth: depth + 1 })
  }
  return true
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  return typeof value !== 'number' || Number.isFinite(value)
}

function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
