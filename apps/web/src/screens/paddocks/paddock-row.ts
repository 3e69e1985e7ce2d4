// A paddock as its screens show it: with what it was in the period before, what grows on it, and what
// belongs to it.

import { areaBefore, lineagesOf, mainPrior } from '@furrow/farming/land/paddock-lineage'
import type { Lineage } from '@furrow/farming/land/paddock-lineage'
import { changedSince } from './lineage/changed-since.ts'
import type { PriorLink, ReadPaddock } from './read-paddock.ts'

export interface PaddockRow {
  readonly id: number
  readonly paddock: ReadPaddock
  /** To paddocks of the period before. */
  readonly links: readonly PriorLink[]
  /** The same by number, the main one first. */
  readonly priors: readonly number[]
  /** The main one of those. */
  readonly main: ReadPaddock | undefined
  /** Hectares, where the ground that it was is its alone. */
  readonly areaBefore: number | null
  /** What is another than in the period before, in words; nothing where there is no such period. */
  readonly changed: readonly string[]
  readonly crops: readonly string[]
}

export interface PaddocksRead {
  readonly now: readonly ReadPaddock[]
  /** Of the period before; none where there is none. */
  readonly before: readonly ReadPaddock[]
  /** By paddock. */
  readonly crops: ReadonlyMap<number, readonly string[]>
}

export interface PaddockRows {
  readonly rows: readonly PaddockRow[]
  readonly lineages: readonly Lineage[]
}

export function paddockRows({ now, before, crops }: PaddocksRead): PaddockRows {
  const earlier = new Map(before.map(paddock => [paddock.id, paddock]))
  const linked = now.map(paddock => withLinks(paddock, earlier))
  const lineages = lineagesOf(before.map(measured), linked)
  const lineageOf = new Map(
    lineages.flatMap(lineage => lineage.now.map(({ id }) => [id, lineage] as const)),
  )
  const rows = linked.map(({ id, paddock, links, priors }) => {
    const main = earlier.get(priors[0] ?? 0)
    const lineage = lineageOf.get(id)
    const changed = before.length === 0 ? [] : changedSince(paddock, main, lineage?.kind)
    const area = lineage ? areaBefore(lineage) : null
    return {
      id,
      paddock,
      links,
      priors,
      main,
      areaBefore: area,
      changed: paddock.retired ? [...changed, 'retired: not copied into a new period'] : changed,
      crops: crops.get(id) ?? [],
    }
  })
  return { rows, lineages }
}

function measured({ id, name, area }: ReadPaddock) {
  return { id, name, area }
}

function withLinks(paddock: ReadPaddock, earlier: ReadonlyMap<number, ReadPaddock>) {
  const links = paddock.prior_links.filter(link => earlier.has(link.prior_paddock_id))
  const ids = links.map(link => link.prior_paddock_id)
  const marked = links.find(link => link.is_primary)?.prior_paddock_id
  const main = mainPrior(ids, paddock.primary_parent_paddock_id ?? marked ?? null)
  const priors = [...ids.filter(id => id === main), ...ids.filter(id => id !== main)]
  return { ...measured(paddock), paddock, links, priors }
}

/** What is recorded on a paddock and would go with it, in words; nothing where there is nothing. */
export function recordedOn(row: PaddockRow): readonly string[] {
  const shapes = counted(row.paddock.boundaries_count, 'shape on the map', 'shapes on the map')
  return [...keptFrom(row), ...shapes]
}

/** What cannot be moved to another paddock in the same breath. */
export function keptFrom({ paddock }: PaddockRow): readonly string[] {
  return [
    ...counted(paddock.crop_collections_count, 'crop', 'crops'),
    ...counted(paddock.parent_links_count, 'link from a later period', 'links from a later period'),
  ]
}

function counted(count: number | undefined, one: string, many: string): readonly string[] {
  return count ? [`${count} ${count === 1 ? one : many}`] : []
}
