// What the parent and its workers say to each other.

import type { KnownPlace } from './open-place.ts'

export type WorkerKind = 'web' | 'background'

export interface WorkerTask {
  readonly kind: WorkerKind
  readonly place: KnownPlace
  /** The same for all, also where the setting asks for any free one. */
  readonly port: number
  /** Where Furrow listens, once the first worker does. */
  readonly origin?: string | undefined
}

/** `crowded`: it has little memory left, and asks for another one in its place. */
export type WorkerSays = { readonly origin: string } | 'nudge' | 'crowded'
export type ParentSays = 'nudge' | 'stop'

const variable = 'FURROW_TASK'

export function taskIn(env: NodeJS.ProcessEnv): WorkerTask | undefined {
  const text = env[variable]
  return text === undefined ? undefined : (JSON.parse(text) as WorkerTask)
}

export function told(task: WorkerTask): Readonly<Record<string, string>> {
  return { [variable]: JSON.stringify(task) }
}
