// One screen: a whole load with all its files kept, the first visit from home on a device that never saw
// it, and the second. Each is taken several times, visits on a device of their own.

import type { Browser, Page } from 'playwright-core'
import { base, signInToBusiness, tokenOf, visit } from '../../apps/web/test/browser.ts'
import type { Visit } from '../../apps/web/test/browser.ts'
import type { SeenScreen } from '../../apps/web/test/screens-to-see.ts'
import { hearAsked, timeBarePage } from './bare-page.ts'
import type { BareTimes } from './bare-page.ts'
import { timeOfReload, timeOfVisit, watchPages } from './time-in-page.ts'

/** In milliseconds, of the product and of the bare page. */
export interface Times {
  readonly reload: Pair
  /** None where a person has no other place to come from. */
  readonly visits?: { readonly first: Pair; readonly again: Pair }
}

type Pair = readonly [ours: number, bare: number]

export interface Measuring {
  readonly browser: Browser
  readonly address: string
  readonly rounds: number
}

export async function measureScreen(measuring: Measuring, screen: SeenScreen): Promise<Times> {
  const home = homeOf(screen)
  const taken: Taken[] = []
  for (let round = 0; round < measuring.rounds; round += 1) {
    taken.push(await onFreshDevice(measuring, screen, home))
  }
  const median = (of: (one: Taken) => number) => medianOf(taken.map(of))
  return {
    reload: [median(one => one.reload), median(one => one.bare.loaded)],
    ...(home && {
      visits: {
        first: [median(one => one.first), median(one => one.bare.asked)],
        again: [median(one => one.again), median(one => one.bare.drawn)],
      },
    }),
  }
}

interface Taken {
  readonly reload: number
  readonly first: number
  readonly again: number
  readonly bare: BareTimes
}

async function onFreshDevice(
  { browser, address }: Measuring,
  { as, path }: SeenScreen,
  home: string | undefined,
): Promise<Taken> {
  const email = as && `${as}@furrow.example`
  const visitor = await visit(browser, address, { width: 1366, height: 768, worksOffline: true })
  try {
    await watchPages(visitor.page)
    if (email) await signInToBusiness(visitor, email)
    await timeOfReload(visitor.page, address + base + (home ?? path))
    await workerInstalled(visitor.page)
    const [first, again] = home
      ? await visits(visitor, base + home, base + path)
      : [Number.NaN, Number.NaN]
    const heard = hearAsked(visitor.page)
    // Files that come for the first time, and what the server knows by then.
    await timeOfReload(visitor.page, address + base + path)
    const asked = heard.taken()
    const token = email ? await tokenOf(address, email) : ''
    await timeBarePage(visitor.page, { address, token, asked })
    // What is kept for the next load is written behind what is shown.
    await quiet(visitor.page)
    const reload = await timeOfReload(visitor.page, address + base + path)
    const bare = await timeBarePage(visitor.page, { address, token, asked })
    return { reload, first, again, bare }
  } finally {
    await visitor.close()
  }
}

/**
 * Where one comes from: whoever is signed out knows no other place than these two, and who has no business
 * is led back from everywhere.
 */
function homeOf({ as, path }: Pick<SeenScreen, 'as' | 'path'>): string | undefined {
  if (as === 'nobody') return undefined
  if (as) return '/'
  return path === '/login' ? '/reset-password' : '/login'
}

async function visits({ page, address }: Visit, home: string, path: string) {
  await timeOfReload(page, address + home)
  await quiet(page)
  if (path === home) {
    const elsewhere = `${base}/me`
    await timeOfVisit(page, elsewhere)
    const back = await timeOfVisit(page, home)
    await timeOfVisit(page, elsewhere)
    return [back, await timeOfVisit(page, home)] as const
  }
  const first = await timeOfVisit(page, path)
  await quiet(page)
  await timeOfVisit(page, home)
  await quiet(page)
  return [first, await timeOfVisit(page, path)] as const
}

/** From the next load on it hands out all pieces, as on any device that was here before. */
async function workerInstalled(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForTimeout(700)
}

export function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN
}
