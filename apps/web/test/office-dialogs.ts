// The dialogs and drawers of projects, of new customers, of workshops, and of the lists of the office.

import { on } from './seen-dialog.ts'
import type { SeenDialog } from './seen-dialog.ts'

const admin = 'admin' as const

export const officeDialogs: readonly SeenDialog[] = [
  ...on({ path: '/projects', heading: /^Projects/, as: admin }, [
    ['add-project', 'screens/projects/add-project-dialog.tsx', 'Add project'],
  ]),
  ...on({ path: '/projects/1', heading: /./, as: admin }, [
    ['delete-project', 'screens/projects/project/project-actions.tsx', 'Delete'],
  ]),
  ...on({ path: '/onboardings', heading: /^Onboarding/, as: admin }, [
    ['begin-onboarding', 'screens/onboardings/begin-onboarding-dialog.tsx', 'New business'],
    ['onboarding', 'screens/onboardings/onboarding-drawer.tsx', 'Emu Creek Pastoral'],
    ['template', 'screens/onboardings/template-dialog.tsx', 'Add template'],
  ]),
  ...on({ path: '/workshops/2', heading: /^Stock compared/, as: admin }, [
    ['begin-presentation', 'screens/workshops/presenting/begin-dialog.tsx', /^Show on the big/],
  ]),
  ...on({ path: '/lists', heading: /^Lists/, as: admin }, [
    ['add-product', 'screens/lists/name-office-row.tsx', 'Add product'],
  ]),
]
