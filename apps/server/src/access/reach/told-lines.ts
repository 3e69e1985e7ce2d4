// Which lines of the history someone is told, asked by who knows already what the lines are about: what
// is surely not theirs need not be asked of the database, and of the rule only so much is asked as is
// about these kinds of records.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Owner } from '@furrow/catalogue/owners'
import { reachOf } from './reach-of.ts'
import { noRow } from './row-conditions.ts'
import type { Rows } from './row-conditions.ts'
import { historyRows } from './history-rows.ts'
import type { Viewer } from './viewer.ts'

/** What a line is about. */
export interface About {
  readonly entity: string
  /** The number of the farm, where the line names one. */
  readonly farm: number | null
}

export interface LinesTold {
  /** False only where it is sure: whether they really are told a line, the database says. */
  mayTell(about: About): boolean
  /** Of lines about these kinds of records, those that they are told; nothing where all are. */
  among(kinds: ReadonlySet<string>): Rows
  /** Whether they are told from which device it was written. */
  readonly namesDevice: boolean
}

export function linesTold(viewer: Viewer, catalogue: Catalogue): LinesTold {
  if (viewer.isAdmin) return { mayTell: () => true, among: () => undefined, namesDevice: true }
  const { read, field } = reachOf(viewer, catalogue)
  const seen = new Set(viewer.farms.seen)
  const history = [...catalogue.values()].find(({ ownedBy }) => isToldRow(ownedBy))
  return {
    mayTell({ entity: name, farm }) {
      const entity = catalogue.get(name)
      const rows = entity && !entity.readAlone ? read(entity) : noRow
      if (rows === undefined || rows === noRow) return rows === undefined
      // Whoever holds no ability sees of what a farm owns what is of their own farms, or less.
      const isKeptToFarms = carriesFarm(entity) && viewer.abilities.length === 0
      return !isKeptToFarms || (farm !== null && seen.has(farm))
    },
    among(kinds) {
      if (!history || !isToldRow(history.ownedBy)) return noRow
      // To a page that is shown inside Furrow there is less to tell, which only the whole rule says.
      return viewer.narrow
        ? read(history)
        : historyRows(history.ownedBy, read, { catalogue, viewer }, kinds)
    },
    namesDevice: history !== undefined && field(history, 'device') === undefined,
  }
}

function isToldRow(owner: Owner) {
  return owner.kind === 'told row'
}
