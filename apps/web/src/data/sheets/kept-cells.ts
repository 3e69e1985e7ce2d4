// What a device keeps of one sheet beside what is saved: cells to fix, and new rows that lack something.
// As it is kept across reloads, and as other screens tell of it.

export interface KeptCells {
  readonly marks: readonly KeptMark[]
  readonly drafts: readonly KeptDraft[]
  /** Of the sheet, for whoever is not at it. */
  readonly title?: string | undefined
  /** Its address when it was written. */
  readonly path?: string | undefined
}

interface KeptMark {
  readonly row: string
  readonly column: string
  readonly text: string
  readonly wrong: string
  /** What was very likely meant, as it can be typed. */
  readonly offer?: string | undefined
  /** The cell, in words: “Area of River”. */
  readonly what?: string | undefined
}

export interface KeptDraft {
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  /** Headings of what it lacks. */
  readonly lacks?: readonly string[] | undefined
}

export interface CellToFix {
  readonly what: string
  /** As it was typed; nothing where nothing was. */
  readonly text: string
  readonly wrong: string
}

const nothingKept: KeptCells = { marks: [], drafts: [] }

/** What has another shape, as an older Furrow may have kept it, is passed over. */
export function keptCellsIn(json: unknown): KeptCells {
  if (!isRecord(json)) return nothingKept
  const { marks, drafts, title, path } = json
  return {
    marks: Array.isArray(marks) ? marks.filter(isMark) : [],
    drafts: Array.isArray(drafts) ? drafts.filter(isDraft) : [],
    ...(typeof title === 'string' && { title }),
    ...(typeof path === 'string' && { path }),
  }
}

export function cellsToFixIn({ marks, drafts }: KeptCells): readonly CellToFix[] {
  return [
    ...marks.map(({ what, column, text, wrong }) => ({ what: what ?? column, text, wrong })),
    ...drafts.flatMap(({ lacks = [] }) =>
      lacks.map(heading => ({ what: heading, text: '', wrong: 'Missing in a new row.' })),
    ),
  ]
}

interface Step {
  readonly from: KeptCells
  readonly to: KeptCells
}

/** After a step is undone or redone: what the step did, and nothing that happened beside it. */
export function keptAfterStep(now: KeptCells, { from, to }: Step): KeptCells {
  const [before, after] = [marksByCell(from), marksByCell(to)]
  const changed = new Set(
    [...before.keys(), ...after.keys()].filter(cell => !isSame(before.get(cell), after.get(cell))),
  )
  return {
    ...to,
    ...now,
    marks: [
      ...now.marks.filter(mark => !changed.has(cellOf(mark))),
      ...to.marks.filter(mark => changed.has(cellOf(mark))),
    ],
    drafts: draftsAfterStep(now, { from, to }),
  }
}

/** In the order of the step, behind those that were begun since. What was typed in them since stays. */
function draftsAfterStep(now: KeptCells, { from, to }: Step): readonly KeptDraft[] {
  const [held, before, after] = [now, from, to].map(draftsByKey)
  const known = new Set([...from.drafts, ...to.drafts].map(({ key }) => key))
  const inOrder = new Set([...to.drafts, ...from.drafts].map(({ key }) => key))
  return [
    ...now.drafts.filter(({ key }) => !known.has(key)),
    ...[...inOrder].flatMap(key => {
      const drafts = { now: held?.get(key), from: before?.get(key), to: after?.get(key) }
      return draftAfterStep(drafts) ?? []
    }),
  ]
}

function draftAfterStep({ now, from, to }: Record<'now' | 'from' | 'to', KeptDraft | undefined>) {
  const changed = [
    ...new Set([from, to].flatMap(draft => Object.keys(draft?.values ?? {}))),
  ].filter(name => JSON.stringify(from?.values[name]) !== JSON.stringify(to?.values[name]))
  if (from && to && changed.length === 0) return now
  if (!now) return to
  const kept = Object.entries(now.values).filter(([name]) => !changed.includes(name))
  const stepped = Object.entries(to?.values ?? {}).filter(([name]) => changed.includes(name))
  const values = Object.fromEntries([...kept, ...stepped])
  return to || kept.length > 0 ? { ...now, ...to, values } : undefined
}

function draftsByKey({ drafts }: KeptCells): ReadonlyMap<string, KeptDraft> {
  return new Map(drafts.map(draft => [draft.key, draft]))
}

/** By the numbers that the server gave to rows that were made on the device, as far as it gave any. */
export function withGivenRows(kept: KeptCells, idOf: (id: number) => number): KeptCells {
  const marks = kept.marks.map(mark => {
    const id = Number(mark.row)
    return Number.isNaN(id) ? mark : { ...mark, row: String(idOf(id)) }
  })
  return { ...kept, marks }
}

/** What is kept, and what was typed beside it: before it was known, or since this page knew it as `from`. */
export function joinedKept(kept: unknown, since: unknown, from?: unknown): KeptCells {
  return keptAfterStep(keptCellsIn(kept), { from: keptCellsIn(from), to: keptCellsIn(since) })
}

export function isNothingKept({ marks, drafts }: KeptCells): boolean {
  return marks.length === 0 && drafts.length === 0
}

function marksByCell({ marks }: KeptCells): ReadonlyMap<string, KeptMark> {
  return new Map(marks.map(mark => [cellOf(mark), mark]))
}

function cellOf({ row, column }: KeptMark): string {
  return JSON.stringify([row, column])
}

function isSame(one: KeptMark | undefined, other: KeptMark | undefined): boolean {
  return one?.text === other?.text && one?.wrong === other?.wrong
}

function isMark(entry: unknown): entry is KeptMark {
  if (!isRecord(entry)) return false
  return ['row', 'column', 'text', 'wrong'].every(name => typeof entry[name] === 'string')
}

function isDraft(entry: unknown): entry is KeptDraft {
  if (!isRecord(entry) || typeof entry['key'] !== 'string') return false
  return isRecord(entry['values']) && Object.values(entry['values']).every(isCellValue)
}

function isCellValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(one => ['string', 'number'].includes(typeof one))
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
