// What the command was asked for: which bench, and how long it may measure.

import { parseArgs } from 'node:util'

export interface Wanted {
  readonly bench: string
  /** Nothing where the bench may choose. */
  readonly farms: number | undefined
  /** Only cases whose name holds this. */
  readonly only: string
  readonly rounds: number
  /** Of one round. */
  readonly seconds: number
  readonly connections: number
  /** How long a day at harvest lasts, and how many people there are. */
  readonly minutes: number
  readonly people: number
  /** Statements of the limit keep their plan on the connection. */
  readonly prepared: boolean
  /** Also tells where the product spends its time. */
  readonly profile: boolean
}

const options = {
  farms: { type: 'string' },
  only: { type: 'string', default: '' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  connections: { type: 'string', default: '8' },
  minutes: { type: 'string', default: '60' },
  people: { type: 'string', default: '3000' },
  prepared: { type: 'boolean', default: false },
  profile: { type: 'boolean', default: false },
} as const

export function readWanted(args: readonly string[], env: NodeJS.ProcessEnv): Wanted {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const farms = values.farms ?? env['FARMS']
  return {
    bench: positionals.join(' '),
    farms: farms ? amount('farms', farms) : undefined,
    only: values.only,
    rounds: amount('rounds', values.rounds),
    seconds: amount('seconds', values.seconds),
    connections: amount('connections', values.connections),
    minutes: amount('minutes', values.minutes),
    people: amount('people', values.people),
    prepared: values.prepared,
    profile: values.profile,
  }
}

function amount(name: string, text: string): number {
  const number = Number(text)
  if (number > 0) return number
  throw new Error(`--${name} ${text} is no amount: give a number above 0.`)
}
