// Where finance stands in the portal.

import { IconCoin } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { periodRoute } from '../../routing/screen-route.ts'

const registers = () => import('./registers/register-screens.tsx')
const tables = () => import('./tables/record-table-screen.tsx')
const lines = () => import('./lines/line-screens.tsx')

export const financeRoutes = [
  periodRoute('finance', {
    needs: 'money',
    component: screen(() => import('./overview/finance-overview-screen.tsx'), 'FinanceScreen'),
    rail: { name: 'Finance', icon: IconCoin },
    sections: ['finance'],
  }),
  periodRoute('finance/income-and-costs', {
    needs: 'money',
    component: screen(() => import('./costs/income-and-costs-screen.tsx'), 'IncomeAndCostsScreen'),
    records: ['cost_accruals'],
    isSheet: true,
  }),
  periodRoute('finance/balances', {
    component: screen(() => import('./balances/balances-screen.tsx'), 'BalancesScreen'),
    isWide: true,
  }),
  periodRoute('finance/land', {
    needs: 'money',
    component: screen(() => import('./land-values/land-values-screen.tsx'), 'LandValuesScreen'),
    records: ['property_paddock_valuations'],
    isSheet: true,
  }),
  periodRoute('finance/water', {
    needs: 'money',
    component: screen(() => import('./water/water-screen.tsx'), 'WaterScreen'),
    sections: ['water'],
    records: ['asset_waters', 'water_accounts'],
    isSheet: true,
  }),
  periodRoute('finance/machinery', {
    needs: 'money',
    component: screen(registers, 'MachineryScreen'),
    sections: ['assets'],
    records: ['asset_plant', 'new_plant_purchases', 'sold_plant_sales'],
    isSheet: true,
  }),
  periodRoute('finance/buildings', {
    needs: 'money',
    component: screen(registers, 'BuildingsScreen'),
    records: ['asset_buildings', 'asset_grain_storage'],
    isSheet: true,
  }),
  periodRoute('finance/debts', {
    needs: 'money',
    component: screen(lines, 'DebtsScreen'),
    records: ['loans'],
    isSheet: true,
  }),
  periodRoute('finance/labour', {
    needs: 'money',
    component: screen(lines, 'PeopleAtWorkScreen'),
    records: ['farm_workers'],
    isSheet: true,
  }),
  periodRoute('finance/crops', {
    needs: 'money',
    component: screen(() => import('./lines/crop-totals-screen.tsx'), 'CropTotalsScreen'),
    records: ['dryland_crops', 'irrigated_crops'],
    isSheet: true,
  }),
  periodRoute('finance/shared-costs', {
    needs: 'money',
    component: screen(() => import('./shared-costs/shared-costs-screen.tsx'), 'SharedCostsScreen'),
    records: ['cost_allocations', 'cost_shares'],
    isSheet: true,
  }),
  periodRoute('finance/accounts', {
    needs: 'money',
    component: screen(() => import('./accounts/accounts-screen.tsx'), 'AccountsScreen'),
    records: ['account_imports'],
  }),
  periodRoute('finance/record', {
    needs: 'money',
    component: screen(() => import('./record/whole-record-screen.tsx'), 'RecordScreen'),
    fixes: ['finance'],
    records: ['assets'],
    isSheet: true,
  }),
  periodRoute('finance/segments', {
    needs: 'money',
    component: screen(tables, 'SegmentsScreen'),
    isSheet: true,
  }),
  periodRoute('finance/pastures', {
    needs: 'money',
    component: screen(tables, 'PasturesScreen'),
    isSheet: true,
  }),
  periodRoute('finance/opportunities', {
    component: screen(lines, 'OpportunitiesScreen'),
    records: ['opportunities'],
    isSheet: true,
  }),
]
