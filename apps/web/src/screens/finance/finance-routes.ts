// Where finance stands in the portal.

import { IconCoin } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'
import type { RailEntry } from '../../routing/screen-route.ts'

/** Nobody else has such a place. */
const seesMoney: RailEntry['isShown'] = ({ isAdmin, person, farmId }) =>
  isAdmin || person.farm_rights.some(right => right.farm_id === farmId && right.sees_finance)

const lines = () => import('./lines/line-screens.tsx')

export const financeRoutes = [
  periodRoute('finance', {
    component: screen(() => import('./overview/finance-overview-screen.tsx'), 'FinanceScreen'),
    rail: { name: 'Finance', icon: IconCoin, isShown: seesMoney },
    sections: ['finance'],
  }),
  periodRoute('finance/debts', {
    component: screen(lines, 'DebtsScreen'),
    records: ['loans'],
    isSheet: true,
  }),
  periodRoute('finance/labour', {
    component: screen(lines, 'PeopleAtWorkScreen'),
    records: ['farm_workers'],
    isSheet: true,
  }),
  periodRoute('finance/crops', {
    component: screen(() => import('./lines/crop-totals-screen.tsx'), 'CropTotalsScreen'),
    records: ['dryland_crops', 'irrigated_crops'],
    isSheet: true,
  }),
  periodRoute('finance/opportunities', {
    component: screen(lines, 'OpportunitiesScreen'),
    records: ['opportunities'],
    isSheet: true,
  }),
]
