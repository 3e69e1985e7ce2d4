// The documents of a business, read from the list that is kept with it. Anything may stand in that
// list, so what is no document is left as it is, and no address leads anywhere but to the web.

export interface Document {
  readonly title: string
  /** Nothing where it is no web address. */
  readonly address: string | undefined
}

export function documentsIn(docs: unknown): readonly Document[] {
  if (!Array.isArray(docs)) return []
  return docs.map((entry: unknown, place): Document => {
    const { title, name, address, url } = isRecord(entry) ? entry : {}
    const isPlain = typeof entry === 'string'
    const said = textOf(address) ?? textOf(url) ?? (isPlain ? entry : undefined)
    const called = textOf(title) ?? textOf(name) ?? said ?? `Document ${place + 1}`
    return { title: called, address: said && webAddress(said) }
  })
}

/** Where it is kept in another way than as a list, it is only looked at. */
export function mayListDocuments(docs: unknown): boolean {
  return docs === null || docs === undefined || Array.isArray(docs)
}

export function withDocument(docs: unknown, added: Document): readonly unknown[] {
  return [...(Array.isArray(docs) ? (docs as unknown[]) : []), added]
}

export function withoutDocument(docs: unknown, place: number): readonly unknown[] {
  return Array.isArray(docs) ? (docs as unknown[]).toSpliced(place, 1) : []
}

/** `https://…` as it is, `example.com/plan` with what is missing. */
export function webAddress(typed: string): string | undefined {
  const text = typed.trim()
  const whole = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const url = URL.parse(whole)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && url.hostname.includes('.') ? url.href : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
