// The verbs that write, by name.

import type { Verb } from '@furrow/wire/calls'
import { associate, dissociate } from '../links/associate.ts'
import { attach, detach } from '../links/attach.ts'
import { batchDestroy, destroy } from './destroy.ts'
import { pivot } from '../links/pivot.ts'
import { batchRestore, restore } from './restore.ts'
import { batchStore, store } from './store.ts'
import { sync } from '../links/sync.ts'
import { toggle } from '../links/toggle.ts'
import { batchUpdate, update } from './update.ts'
import type { WritingContext } from '../call/request-context.ts'
import type { WholeReply } from '../call/reply.ts'
import type { Request } from '../call/request.ts'

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
} satisfies Partial<
  Record<Verb, (context: WritingContext, request: Request) => Promise<WholeReply>>
>
