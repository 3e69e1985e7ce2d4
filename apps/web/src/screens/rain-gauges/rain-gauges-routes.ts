// Where rain gauges stand in the portal.

import { IconCloudRain } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { rowsAhead } from '../../data/rows/read-ahead.ts'
import { listOf, periodAhead } from '../../period/read-first.ts'
import { periodRoute } from '../../routing/screen-route.ts'

export const rainGaugesRoutes = [
  periodRoute('rain-gauges/{-$selectedGaugeId}/{-$selectedYear}/{-$selectedMonth}', {
    component: screen(() => import('./rain-gauges-screen.tsx'), 'RainGaugesScreen'),
    rail: { name: 'Rain', icon: IconCloudRain, onPhone: true },
    sections: ['rain'],
    records: ['rain_gauges', 'rainfalls'],
    opens: { record: 'rain_gauges', by: 'path' },
    isWide: true,
    reads: ({ farmId, periodId }) => [
      rowsAhead('rain_gauges', listOf(farmId)),
      rowsAhead('farm_properties', listOf(farmId)),
      {
        after: [rowsAhead('rain_gauges', listOf(farmId)), periodAhead(periodId)],
        next: async (read, zone) => {
          const { rainAhead } = await import('./rain-ahead.ts')
          return rainAhead(farmId, read, zone)
        },
      },
    ],
  }),
]
