// Links of a paddock to those that it was before, brought to where a person wants them: what is missing
// is made, what is too much goes, and exactly one is the main one, here and on the paddock itself.

import { mainPrior } from '@furrow/farming/land/paddock-lineage'
import type { ChangeStep, Values } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import type { PaddockRow } from '../paddock-row.ts'
import type { PriorLink } from '../read-paddock.ts'

export interface Linking {
  /** Links that go, before any is made: one and the same could stand twice else. */
  readonly gone: readonly ChangeStep[]
  /** What changes on the paddock itself. */
  readonly values: Values
  /** Links that are made or marked, once the paddock is there. */
  readonly kept: readonly ChangeStep[]
}

interface Wanted {
  readonly priors: readonly number[]
  /** The main one; the one that it was, or else the first, unless said. */
  readonly main?: number | undefined
}

interface Making {
  readonly newId: () => number
}

const resource = 'paddock_prior_paddocks'

/** Of a paddock that is there. Links to older periods stay as they are. */
export function relinked(row: PaddockRow, wanted: Wanted, { newId }: Making): Linking {
  const priors = [...new Set(wanted.priors)]
  const all = row.paddock.prior_links
  const older = all.filter(link => !row.links.includes(link))
  const staying = row.links.filter(link => priors.includes(link.prior_paddock_id))
  const added = priors.filter(id => !staying.some(link => link.prior_paddock_id === id))
  const main = wanted.main ?? mainAmong(row, priors)
  return {
    gone: row.links
      .filter(link => !staying.includes(link))
      .map(({ id }) => ({ do: 'destroy', resource, id })),
    values:
      main === row.paddock.primary_parent_paddock_id ? {} : { primary_parent_paddock_id: main },
    kept: [
      ...[...staying, ...older].flatMap(link => marking(link, main)),
      ...added.map(prior => link({ paddock: row.id, prior, isMain: prior === main }, newId())),
    ],
  }
}

/** The main one of the paddocks that a row is to have been, those of older periods among them. */
export function mainAmong(
  { paddock, links }: Pick<PaddockRow, 'paddock' | 'links'>,
  priors: readonly number[],
): number | null {
  const all = paddock.prior_links
  const older = all.filter(link => !links.includes(link))
  const named = [...priors, ...older.map(link => link.prior_paddock_id)]
  return mainPrior(named, paddock.primary_parent_paddock_id ?? markedOf(all))
}

/** Of a paddock that is only being made. */
export function linkedNew(paddock: number, priors: readonly number[], making: Wanting): Linking {
  const main = mainPrior(priors, making.main ?? null)
  return {
    gone: [],
    values: main === null ? {} : { primary_parent_paddock_id: main },
    kept: [...new Set(priors)].map(prior =>
      link({ paddock, prior, isMain: prior === main }, making.newId()),
    ),
  }
}

interface Wanting extends Making {
  readonly main?: number | null | undefined
}

interface NewLink {
  readonly paddock: number
  readonly prior: number
  readonly isMain: boolean
}

function link({ paddock, prior, isMain }: NewLink, id: number): ChangeStep {
  const values = { parent_paddock_id: paddock, prior_paddock_id: prior, is_primary: isMain }
  return { do: 'store', resource, id, values }
}

function markedOf(links: readonly PriorLink[]): number | null {
  return links.find(one => one.is_primary)?.prior_paddock_id ?? null
}

function marking(link: PriorLink, main: number | null): readonly ChangeStep[] {
  const isMain = link.prior_paddock_id === main
  return link.is_primary === isMain ? [] : [updateOf(resource, link, { is_primary: isMain })]
}
