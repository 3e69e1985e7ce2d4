// What is measured in a real browser, with farms of its own.

import { benchFinance } from './finance/record.ts'
import { benchLedger } from './livestock/ledger.ts'
import { benchScreens } from './screens/screens.ts'
import { benchSheet } from './sheet.ts'
import type { Wanted } from './wanted.ts'

export interface BenchAlone {
  readonly what: string
  readonly run: (wanted: Wanted) => Promise<boolean>
}

export const inBrowser: Readonly<Record<string, BenchAlone>> = {
  sheet: {
    what: 'how fast the sheet answers, in a real browser',
    run: ({ rounds }) => benchSheet(rounds),
  },
  ledger: {
    what: 'how fast the stock ledger opens and is pasted into, in a real browser',
    run: benchLedger,
  },
  finance: {
    what: 'how fast the financial record opens, scrolls and is worked out',
    run: benchFinance,
  },
  screens: {
    what: 'how long each screen lets people wait, in a real browser',
    run: benchScreens,
  },
}
