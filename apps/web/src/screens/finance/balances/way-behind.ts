// Where the lines behind a statement are looked at: the sheet that holds them, showing those alone where it can.

import { figuresBehind } from '@furrow/farming/balances/dollar-statements'
import type { Statement } from '@furrow/farming/balances/statement'
import { rowsAsked } from '../../../period/asked-rows.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'

interface WayBehind {
  readonly to: string
  readonly params: Readonly<Record<string, string>>
  readonly search?: Readonly<Record<string, unknown>>
}

const below = '/collection/$farmId/period/$periodId'

export function wayBehind(
  { key, behind: { place, id } }: Pick<Statement, 'key' | 'behind'>,
  { farmId, periodId }: CollectionPlace,
): WayBehind {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  switch (place) {
    case 'paddocks':
      return { to: `${below}/paddocks`, params }
    case 'properties':
      return { to: `${below}/properties`, params }
    case 'crops':
      return {
        to: `${below}/cropping/spreadsheet`,
        params,
        search: id === null ? {} : { cropTypeIds: [id] },
      }
    case 'crop sales':
      return id === null
        ? { to: `${below}/cropping`, params }
        : { to: `${below}/cropping/wizard/${id}`, params, search: { step: 'sales' } }
    case 'stock ledger':
      return {
        to: `${below}/livestock/ledger`,
        params,
        search: id === null ? {} : { livestockEnterpriseIds: [id] },
      }
    case 'yearly stock':
      return { to: `${below}/livestock/yearly`, params }
    case 'water':
    case 'debts':
      return {
        to: `${below}/finance/${place}`,
        params,
        search: id === null ? {} : rowsAsked([id]),
      }
    case 'record': {
      const figures = figuresBehind[key]
      return { to: `${below}/finance/record`, params, search: figures ? rowsAsked(figures) : {} }
    }
  }
}
