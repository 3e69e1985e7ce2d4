// npm run demo -- --farms N: adds N made-up farms to the database of the settings.

import { parseArgs } from 'node:util'
import { checkCatalogue } from '@furrow/catalogue/check-catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { makeManyFarms } from './demo/many-farms.ts'
import { openStore } from './open-store.ts'
import { readSettings } from './settings.ts'

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const farms = wantedFarms()
  const catalogue = checkCatalogue(furrow())
  const store = await openStore(
    { ...readSettings(process.env), demoData: false },
    catalogue,
    console.log,
  )
  const began = Date.now()
  try {
    const progress = (done: number) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(0)
      console.log(
        `${done.toLocaleString('en')} of ${farms.toLocaleString('en')} farms, ${seconds} s`,
      )
    }
    await makeManyFarms({ url: store.url, catalogue, farms, progress })
  } finally {
    await store.close()
  }
}

function wantedFarms(): number {
  const { values } = parseArgs({ options: { farms: { type: 'string' } } })
  const farms = Number(values.farms)
  if (Number.isInteger(farms) && farms > 0) return farms
  throw new Error('Say how many farms to add: npm run demo -- --farms 100')
}
