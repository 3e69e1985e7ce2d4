// Where livestock stands in the portal.

import { IconHorse } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { summedStockOf } from '../../period/read-first.ts'
import { periodRoute } from '../../routing/screen-route.ts'
import { stockAndRoundsFirst, stockFirst } from './stock/stock-wishes.ts'

const stepsOfPoints = {
  'E-LIV-6': 'joining',
  'E-LIV-8': 'closing',
  'W-LIV-1': 'deaths',
  'W-LIV-2': 'sales',
  'W-LIV-3': 'marking',
  'W-LIV-5': 'opening',
  'W-LIV-6': 'weaning',
  'W-LIV-7': 'joining',
  'W-LIV-9': 'closing',
}

export const livestockRoutes = [
  periodRoute('livestock', {
    component: screen(
      () => import('./summary/livestock-summary-screen.tsx'),
      'LivestockSummaryScreen',
    ),
    rail: { name: 'Livestock', icon: IconHorse },
    sections: ['livestock'],
    reads: place => [summedStockOf(place, {})],
  }),
  periodRoute('livestock/enterprises', {
    component: screen(
      () => import('./enterprises/enterprises-screen.tsx'),
      'LivestockEnterprisesScreen',
    ),
    isSheet: true,
    records: ['farm_livestock_enterprises'],
    reads: stockFirst,
  }),
  periodRoute('livestock/breeding', {
    component: screen(() => import('./breeding/breeding-screen.tsx'), 'BreedingScreen'),
    records: ['livestock_reproduction_lifecycles'],
    isSheet: true,
  }),
  periodRoute('livestock/wizard/{-$livestockEnterpriseId}', {
    component: screen(() => import('./wizard/stock-wizard-screen.tsx'), 'LivestockWizardScreen'),
    isWide: true,
    reads: stockAndRoundsFirst,
    bars: { param: 'livestockEnterpriseId', steps: { livestock: null }, points: stepsOfPoints },
  }),
  periodRoute('livestock/ledger', {
    component: screen(() => import('./ledger/ledger-screen.tsx'), 'LedgerScreen'),
    fixes: ['livestock'],
    records: ['livestock_ledgers'],
    reads: stockFirst,
    isSheet: true,
  }),
  periodRoute('livestock/yearly', {
    reads: stockFirst,
    component: screen(() => import('./yearly/yearly-screen.tsx'), 'YearlyScreen'),
    isSheet: true,
  }),
]
