// Someone who types on two pages of one device, whatever happens to them, for the tests of the outbox:
// what they believe to have typed, next to what is shown and what the server has.

import type { Change, ChangeStep, Values } from './outbox/change.ts'
import { pendingChanges } from './rows/pending-changes.ts'
import type { ModelServer } from './model-server-for-tests.ts'
import { layOver } from './rows/overlay.ts'
import type { DeviceForTests, PageForTests } from './pages-for-tests.ts'

export interface PersonParts {
  readonly server: ModelServer
  readonly device: DeviceForTests
  /** Lets so many milliseconds go by. */
  readonly pass: (milliseconds: number) => Promise<void>
}

type Row = Record<string, unknown>

export class TypingPerson {
  readonly #parts: PersonParts
  readonly #pages = new Map<number, PageForTests>()
  /** By the number that a row had when it was made. */
  readonly #typed = new Map<number, Row>()
  readonly #deleted = new Set<number>()
  #words = 0

  constructor(parts: PersonParts) {
    this.#parts = parts
  }

  /** A page that crashed is opened again. */
  async page(place: number): Promise<PageForTests> {
    const page = this.#pages.get(place)
    if (page?.isAlive()) return page
    const opened = await this.#parts.device.open()
    this.#pages.set(place, opened)
    opened.outbox.wake()
    return opened
  }

  word(): string {
    return `word ${++this.#words}`
  }

  /** Rows that they believe to be there. */
  rows(): readonly number[] {
    return [...this.#typed.keys()].filter(id => !this.#deleted.has(id))
  }

  async make(place: number, values: readonly ((ids: readonly number[]) => Values)[]) {
    const { outbox } = await this.page(place)
    const ids = values.map(() => outbox.newId())
    const steps = values.map((of, at): ChangeStep => ({
      do: 'store',
      resource: 'paddocks',
      id: ids[at] ?? 0,
      values: of(ids),
    }))
    await this.#change(place, steps)
  }

  async makeAndType(place: number, id: number, values: Values): Promise<void> {
    const page = await this.page(place)
    const made = { do: 'store', resource: 'paddocks', id: page.outbox.newId() } as const
    const steps = [{ ...made, values: { made: this.word() } }, this.#typing(page, id, values)]
    await this.#change(place, steps)
  }

  async type(place: number, ids: readonly number[], values: Values): Promise<void> {
    const page = await this.page(place)
    await this.#change(
      place,
      ids.map(id => this.#typing(page, id, values)),
    )
  }

  async delete(place: number, id: number): Promise<void> {
    await this.#change(place, [{ do: 'destroy', resource: 'paddocks', id }])
  }

  async retryAll(place: number): Promise<void> {
    const { outbox } = await this.page(place)
    for (const { seq, state } of outbox.now()) if (state === 'refused') void outbox.retry(seq)
  }

  /** Every page is closed, the signal is good, and one page is opened again. */
  async settleDown(): Promise<PageForTests> {
    for (const page of this.#pages.values()) page.crash()
    this.#parts.server.setReachable(true)
    const page = await this.page(0)
    await this.#parts.pass(300_000)
    return page
  }

  /** Where what is shown is not what they typed last. */
  wrongIn(page: PageForTests): readonly string[] {
    const shown = this.#shown(page)
    return [...this.#typed].flatMap(([local, values]) => {
      const id = page.outbox.idOf(local)
      const row = shown.get(id)
      if (this.#deleted.has(local)) return !row || isGoing(page, id) ? [] : [`${id} is not gone`]
      return Object.entries(values).flatMap(([name, value]) => {
        const wanted = name === 'parent_id' ? page.outbox.idOf(value as number) : value
        const found = row?.[name] ?? null
        return found === wanted
          ? []
          : [`${name} of ${id} is ${String(found)}, not ${String(wanted)}`]
      })
    })
  }

  /** What was never kept when a page crashed was not typed: the person sees that it is not there. */
  async #change(place: number, steps: Change['steps']): Promise<void> {
    const page = await this.page(place)
    void page.outbox.add({ label: 'A change', farmId: 1, steps }).catch(() => undefined)
    await this.#parts.pass(0)
    if (!page.isAlive() && !(await this.#isKept(steps))) return
    for (const step of steps) {
      if (step.do === 'destroy') this.#deleted.add(step.id)
      else this.#typed.set(step.id, { ...this.#typed.get(step.id), ...valuesIn(step) })
    }
  }

  async #isKept(steps: Change['steps']): Promise<boolean> {
    const page = await this.#parts.device.open()
    const shown = this.#shown(page)
    return steps.every(step => {
      const id = page.outbox.idOf(step.id)
      const row = shown.get(id)
      if (step.do === 'destroy') return !row || isGoing(page, id)
      return Object.entries(valuesIn(step)).every(
        ([name, value]) => name === 'parent_id' || (row?.[name] ?? null) === value,
      )
    })
  }

  #typing(page: PageForTests, id: number, values: Values): ChangeStep {
    const row = this.#shown(page).get(page.outbox.idOf(id))
    const before = Object.fromEntries(Object.keys(values).map(name => [name, row?.[name] ?? null]))
    const seen = row?.['updated_at'] as string | undefined
    return { do: 'update', resource: 'paddocks', id, values, before, seen }
  }

  #shown(page: PageForTests): ReadonlyMap<number, Values> {
    const { server } = this.#parts
    const rows = [...server.rows.values()].filter(row => row['deleted_at'] === null)
    const laid = pendingChanges(page.ledger.entries(), page.ledger.saved())
    const read = { rows, included: [], about: ['paddocks'], askedAt: Date.now() + 1 }
    const shown = layOver(read, 'paddocks', { wish: {}, laid })
    return new Map(shown.map(row => [row['id'] as number, row]))
  }
}

function valuesIn(step: ChangeStep): Values {
  return 'values' in step ? step.values : {}
}

/** Also where that was refused. */
function isGoing({ ledger }: PageForTests, id: number): boolean {
  return ledger
    .entries()
    .some(({ steps }) => steps.some(step => step.do === 'destroy' && step.id === id))
}
