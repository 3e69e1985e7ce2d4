// npm run bench -- screens: how long each screen lets people wait, in a real browser on the
// demonstration farms, beside a bare page that asks for the same data.

import { ask, closeBrowser, farmInProgress, tokenOf } from '../../apps/web/test/browser.ts'
import { stockInProgress } from '../../apps/web/test/demo-places.ts'
import { screensToSee } from '../../apps/web/test/screens-to-see.ts'
import { demoAtRest } from '../demo-at-rest.ts'
import type { Wanted } from '../wanted.ts'
import { measureActs } from './measure-acts.ts'
import { measureScreen } from './measure-screen.ts'

/** What people are to wait at most, in milliseconds. */
const most = {
  reload: 1200,
  first: 600,
  again: 150,
  saved: 300,
  search: 100,
  signIn: 2000,
} as const

type Pair = readonly [ours: number, bare: number]

export async function benchScreens({ only, rounds }: Wanted): Promise<boolean> {
  const { server, browser } = await demoAtRest()
  const over: string[] = []
  const told = (name: string, kind: keyof typeof most, times: Pair) => {
    if (times[0] > most[kind]) over.push(`${name} ${kind}`)
    return figure(times, most[kind])
  }
  try {
    const measuring = { browser, address: server.address, rounds }
    console.log(`${''.padEnd(24)}${'reload'.padEnd(22)}${'first visit'.padEnd(22)}second visit`)
    for (const screen of await screensOf(server.address)) {
      if (!screen.name.includes(only)) continue
      const { reload, visits } = await measureScreen(measuring, screen)
      const figures = [told(screen.name, 'reload', reload)]
      if (visits) figures.push(told(screen.name, 'first', visits.first))
      if (visits) figures.push(told(screen.name, 'again', visits.again))
      console.log(`${screen.name.padEnd(24)}${figures.map(one => one.padEnd(22)).join('')}`)
    }
    const acts = await measureActs(measuring)
    console.log(`Enter to saved, rain    ${told('Enter to saved', 'saved', acts.saved)}`)
    console.log(`Ctrl+K to open          ${told('Ctrl+K', 'search', acts.search)}`)
    console.log(`sign-in, cold           ${told('sign-in', 'signIn', acts.signIn)}`)
    console.log(
      `wanted at most: ${Object.entries(most)
        .map(pair => pair.join(' '))
        .join(', ')} ms`,
    )
    console.log(over.length === 0 ? 'none is over' : `over: ${over.join(', ')}`)
    return over.length === 0
  } finally {
    await closeBrowser(browser)
    await server.stop()
  }
}

async function screensOf(address: string) {
  const grower = 'grower@furrow.example'
  const [place, stock, token] = await Promise.all([
    farmInProgress(address, grower),
    stockInProgress(address),
    tokenOf(address, grower),
  ])
  const { data } = await ask<{ data: { id: number }[] }>(address, '/api/businesses', { token })
  return screensToSee({ ...place, stock, business: data[0]?.id ?? 0 })
}

/** `640! / 120 5.3`: ours, marked where it is over, that of the bare page, and the ratio. */
function figure([ours, bare]: Pair, most: number): string {
  const mark = ours > most ? '!' : ''
  return `${ours.toFixed(0)}${mark} / ${bare.toFixed(0)}  ${(ours / bare).toFixed(1)}`
}
