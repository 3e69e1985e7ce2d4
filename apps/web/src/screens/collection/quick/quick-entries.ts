// What can be entered in passing, by the word of the address that opens it.

import type { QuickEntryLink } from '../../../routing/screen-route.ts'

export const quickEntries = {
  rain: { name: 'Add rain' },
  harvest: { name: 'Add harvest' },
  sale: { name: 'Add crop sale', needs: 'money' },
  'stock-sale': { name: 'Add stock sale', needs: 'stock' },
  'stock-purchase': { name: 'Add stock purchase', needs: 'stock' },
  deaths: { name: 'Add deaths', needs: 'stock' },
} as const satisfies Readonly<Record<string, QuickEntryLink>>

export type QuickEntryName = keyof typeof quickEntries
