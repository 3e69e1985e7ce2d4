// Puts what a device of the release before held into a browser, before any page of the present one is
// opened there.

import { tokenOf } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { farmBefore, grower } from './farm-before.ts'
import type { FarmBefore } from './farm-before.ts'
import { renumberedDevice } from './recorded-device.ts'
import type { RecordedDevice, RowsNow } from './recorded-device.ts'
import { rowsNow } from './rows-now.ts'

export interface PlantedBefore {
  readonly place: FarmBefore
  readonly now: RowsNow
  /** What stands in recorded addresses between braces. */
  readonly words: Readonly<Record<string, number>>
}

/** The recorded farm made again, and its device. */
export async function plantedFarmBefore(address: string, visitor: Visit): Promise<PlantedBefore> {
  const place = await farmBefore(address)
  const now = await rowsNow(address, place)
  const [barley] = await rowsOf<{ id: number }>(address, 'crop_types', { slug: 'barley' })
  const words = {
    farm: place.farm,
    period: place.period,
    gauge: place.gauge,
    barley: barley?.id ?? 0,
    crop: now.idOf('crop_collections', 'Flat'),
    property: now.idOf('farm_properties', 'Home'),
  }
  // A file of the portal, behind which no page of it runs.
  await visitor.go('/icon.svg')
  await visitor.page.evaluate(plantingScript(renumberedDevice(now), await tokenOf(address, grower)))
  return { place, now, words }
}

/** What the page at the address of the portal runs, so that it finds everything when it is opened. */
function plantingScript(device: RecordedDevice, token: string): string {
  return `(async () => {
    const { databases, localStorage: stored } = ${JSON.stringify(device)}
    for (const [name, value] of Object.entries({ ...stored, token: ${JSON.stringify(token)} })) {
      localStorage.setItem(name, value)
    }
    for (const [name, { version, stores }] of Object.entries(databases)) {
      const database = await new Promise((done, failed) => {
        const opening = indexedDB.open(name, version)
        opening.onupgradeneeded = () => {
          for (const [store, { keyPath, autoIncrement }] of Object.entries(stores)) {
            opening.result.createObjectStore(store, { keyPath, autoIncrement })
          }
        }
        opening.onsuccess = () => done(opening.result)
        opening.onerror = () => failed(opening.error)
      })
      const writing = database.transaction(Object.keys(stores), 'readwrite')
      for (const [store, { keyPath, rows }] of Object.entries(stores)) {
        for (const { key, value } of rows) {
          if (keyPath === null) writing.objectStore(store).put(value, key)
          else writing.objectStore(store).put(value)
        }
      }
      await new Promise((done, failed) => {
        writing.oncomplete = done
        writing.onerror = () => failed(writing.error)
      })
      database.close()
    }
  })()`
}
