// A dialog or drawer that is looked at: on which screen it stands, as whom it is seen, and what is pressed until it is there.

import type { Page } from 'playwright-core'
import type { SeenScreen } from './screens-to-see.ts'

/** A name: of what is pressed by Enter. */
export type Step = string | RegExp | ((page: Page) => Promise<void>)

export interface SeenDialog extends SeenScreen {
  /** Of the code that shows it, below src. */
  readonly from: string
  readonly steps: readonly Step[]
  /** It is for one of them alone. */
  readonly only?: 'phone' | 'laptop'
}

export function on(
  at: Pick<SeenScreen, 'path' | 'heading'> & Partial<Pick<SeenScreen, 'as'>>,
  dialogs: readonly (readonly [name: string, from: string, ...steps: Step[]])[],
  only?: SeenDialog['only'],
): readonly SeenDialog[] {
  return dialogs.map(([name, from, ...steps]) => ({
    as: 'grower',
    ...at,
    name,
    from,
    steps,
    ...(only && { only }),
  }))
}
