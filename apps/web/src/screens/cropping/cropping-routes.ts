// Where cropping stands in the portal.

import { IconPlant2 } from '@tabler/icons-react'
import { lazyRouteComponent as screen } from '@tanstack/react-router'
import { summedCropsOf } from '../../period/read-first.ts'
import { periodRoute } from '../../routing/screen-route.ts'
import { cropsFirst } from './crop-wishes.ts'

export const croppingRoutes = [
  periodRoute('cropping', {
    component: screen(() => import('./summary/crop-summary-screen.tsx'), 'CropSummaryScreen'),
    rail: { name: 'Cropping', icon: IconPlant2, onPhone: true },
    sections: ['cropping', 'crop_sales'],
    records: ['crop_collections'],
    isWide: true,
    reads: place => [summedCropsOf(place)],
  }),
  periodRoute('cropping/wizard/{-$cropTypeId}', {
    component: screen(() => import('./wizard/wizard-screen.tsx'), 'CroppingWizardScreen'),
    reads: cropsFirst,
    // What is missing of a crop is listed where it is marked complete.
    bars: {
      param: 'cropTypeId',
      steps: { cropping: null, crop_sales: 'sales' },
      points: { 'E-CROP-9': 'review' },
    },
  }),
  periodRoute('cropping/spreadsheet', {
    component: screen(() => import('./crop-sheet-screen.tsx'), 'CropSheetScreen'),
    fixes: ['cropping'],
    opens: { record: 'crop_collections', by: 'crop', parts: { 'E-CROP-8': 'harvest' } },
    isSheet: true,
    reads: cropsFirst,
  }),
]
