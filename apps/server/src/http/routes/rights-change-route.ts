// Giving rights and taking them away, for administrators with their password.

import { invalid, Refusal } from '@furrow/wire/refusal'
import {
  holdProven,
  provePassword,
  refuseWhileActing,
} from '../../access/sign-in/current-password.ts'
import type { Transaction } from '../../db/database.ts'
import { mixedBatch } from '../../verbs/batch/mixed-batch.ts'
import { readSteps } from '../../verbs/call/batch-steps.ts'
import type { BatchStep } from '../../verbs/call/batch-steps.ts'
import { deviceIn } from '../account-parts.ts'
import type { AccountParts } from '../account-parts.ts'
import { viewerIn } from '../author-of.ts'
import { emailCalls } from '../calls/email-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { readSent } from '../calls/sent.ts'
import { rightsChange } from '../calls/session-sent.ts'
import { requestContextOf } from '../request-context-of.ts'
import { keyOf } from '../request-headers.ts'

export function rightsChangeRoute(mountCall: MountCall, { engine, door }: AccountParts): void {
  const contextOf = requestContextOf(engine)
  mountCall(emailCalls.changeRights, async ({ body, request, reply }) => {
    const viewer = viewerIn(request)
    refuseWhileActing(viewer)
    if (!viewer.isAdmin) throw new Refusal('forbidden', 'Only administrators change rights.')
    const { current_password: current, steps: sent } = readSent(rightsChange, body)
    const steps = await readSteps({ steps: sent }, engine.catalogue)
    refuseOthers(steps)
    const person = await provePassword(door, current, deviceIn(request))
    const context = { ...contextOf(request), isProven: true }
    const hold = (tx: Transaction) => holdProven(tx, person)
    const { text } = await mixedBatch(context, { body: { steps: sent }, key: keyOf(request), hold })
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

const doneTo: Readonly<Record<string, readonly string[]>> = {
  roles: ['store', 'update', 'destroy', 'restore'],
  abilities: ['store', 'update', 'destroy', 'restore'],
  permissions: ['store', 'update', 'destroy', 'restore'],
  users: ['update', 'restore'],
}

function refuseOthers(steps: readonly BatchStep[]): void {
  const other = steps.find(
    ({ entity, relation, verb }) => relation || !doneTo[entity.name]?.includes(verb),
  )
  if (other) throw invalid({ [other.at]: [onlyRights] })
}

const onlyRights = 'Only roles, abilities and permissions are changed here, and people restored.'
