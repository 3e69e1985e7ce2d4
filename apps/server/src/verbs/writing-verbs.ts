// The verbs that write, by name.

import type { Verb } from '@furrow/wire/calls'
import { associate, dissociate } from './associate.ts'
import { attach, detach } from './attach.ts'
import { batchDestroy, destroy } from './destroy.ts'
import { pivot } from './pivot.ts'
import { batchRestore, restore } from './restore.ts'
import { batchStore, store } from './store.ts'
import { sync } from './sync.ts'
import { toggle } from './toggle.ts'
import { batchUpdate, update } from './update.ts'
import type { WritingCall } from './calling.ts'
import type { WholeReply } from './reply.ts'
import type { Request } from './request.ts'

export const writing = {
  store,
  update,
  destroy,
  restore,
  batch_store: batchStore,
  batch_update: batchUpdate,
  batch_destroy: batchDestroy,
  batch_restore: batchRestore,
  associate,
  dissociate,
  attach,
  detach,
  sync,
  toggle,
  pivot,
} satisfies Partial<Record<Verb, (calling: WritingCall, request: Request) => Promise<WholeReply>>>
