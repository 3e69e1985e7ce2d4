// Tells the server of the newest value alone, again and again until it hears it.

import { growingPauses } from '../../../data/outbox/pauses.ts'

export type Hearing =
  | { readonly kind: 'done'; readonly at: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly message: string }

interface Telling<Value> {
  readonly tell: (value: Value) => Promise<Hearing>
  /** It isn’t told again before a pause. */
  readonly onLost: () => void
  /** `isNewest`: nothing is left to tell. */
  readonly onHeard: (
    hearing: Exclude<Hearing, { readonly kind: 'lost' }>,
    isNewest: boolean,
  ) => void
}

interface NewestTold<Value> {
  isUntold(): boolean
  say(value: Value): void
  /** There may be signal again. */
  wake(): void
  stop(): void
  goOn(): void
}

const firstPause = 1000
const longestPause = 5000

export function tellNewest<Value>({ tell, onLost, onHeard }: Telling<Value>): NewestTold<Value> {
  const pauses = growingPauses(firstPause, longestPause)
  const { sleep, wake } = sleeper()
  let untold: { readonly value: Value } | undefined
  let isTelling = false
  let isStopped = false
  const tellOnce = async (told: { readonly value: Value }) => {
    const hearing = await tell(told.value)
    if (hearing.kind === 'lost') {
      onLost()
      await sleep(pauses.next())
      return
    }
    pauses.reset()
    if (untold === told) untold = undefined
    onHeard(hearing, untold === undefined)
  }
  const tellAll = async () => {
    if (isTelling) return
    isTelling = true
    while (untold && !isStopped) await tellOnce(untold)
    isTelling = false
  }
  return {
    isUntold: () => untold !== undefined,
    say(value) {
      untold = { value }
      wake()
      void tellAll()
    },
    wake,
    stop() {
      isStopped = true
      wake()
    },
    goOn() {
      isStopped = false
      void tellAll()
    },
  }
}

/** A pause that may end early. */
function sleeper() {
  let end: (() => void) | undefined
  return {
    sleep: (milliseconds: number) =>
      new Promise<void>(resolve => {
        const timer = setTimeout(resolve, milliseconds)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => end?.(),
  }
}
