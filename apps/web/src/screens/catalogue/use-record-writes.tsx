// How rows are written from their screens: what gives rights with the password, all else as usual.

import { Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import type { Failure, Result } from '@furrow/wire/client/result'
import type { Step } from '@furrow/wire/client/step-client'
import { useState } from 'react'
import { randomText } from '../../data/session/random-text.ts'
import { useFurrow } from '../../data/context/furrow-context.ts'
import type { RowWrites } from '../../entry/form/use-row-sender.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { PasswordDialog } from '../../people/password-dialog.tsx'
import { inSentence } from '../../ui/in-sentence.ts'

export interface RecordWrites extends RowWrites {
  /** Whether the password is asked for: then nothing else is. */
  asksFor(doing: Doing): boolean
}
type Doing = keyof typeof words

interface Asked {
  readonly step: Step & { readonly do: Doing }
  /** The same for every try: what was done, and only its answer was lost, is not done again. */
  readonly key: string
  readonly settle: (result: Result<Row>) => void
}

export function useRecordWrites(entity: Entity) {
  const { api } = useFurrow()
  const [asked, setAsked] = useState<Asked>()
  const ask = (step: Omit<Asked['step'], 'resource'>) =>
    new Promise<Result<Row>>(settle =>
      setAsked({ step: { ...step, resource: entity.name }, key: randomText(), settle }),
    )
  const settle = (result: Result<Row>) => {
    asked?.settle(result)
    setAsked(undefined)
  }
  const send = async (password: string): Promise<Result<Result<Row>>> => {
    const steps = asked ? [asked.step] : []
    const wish = { current_password: password, steps }
    const answer = await api.session.changeRights(wish, asked ? { key: asked.key } : {})
    if (answer.ok) {
      const [{ data } = {}] = answer.data
      return { ...answer, data: { ...answer, data: data ?? {} } }
    }
    const { failure } = answer
    const result = { ok: false, failure: asOfOneRow(failure) } as const
    return isAboutPassword(failure) ? answer : { ok: true, data: result, meta: { warnings: [] } }
  }
  const dialog = asked ? (
    <PasswordDialog
      title={titleOf(entity, asked.step.do)}
      action={titleOf(entity, asked.step.do)}
      send={send}
      onDone={settle}
      onClose={() => settle({ ok: false, failure: leftOut })}
    >
      {() => (
        <Text>
          This changes what people can see and do, so we ask for your password. Every administrator
          is told by email, and so is whoever it is about.
        </Text>
      )}
    </PasswordDialog>
  ) : null
  return { writes: writesOf(entity.name, api.anyRows(entity.name), ask), dialog }
}

type Ask = (step: Omit<Asked['step'], 'resource'>) => Promise<Result<Row>>

function writesOf(name: string, usual: RowWrites, ask: Ask): RecordWrites {
  const asksFor = (doing: Doing) =>
    givingRights.has(name) || (name === 'users' && doing === 'restore')
  return {
    asksFor,
    store: (values, options) =>
      asksFor('store') ? ask({ do: 'store', values }) : usual.store(values, options),
    update(id, values, options) {
      const isBack = name === 'users' && 'active' in values && values.active === true
      if (!asksFor('update') && !isBack) return usual.update(id, values, options)
      const seen = options?.lastSeen
      return ask({ do: 'update', id, values, ...(seen === undefined ? {} : { seen }) })
    },
    destroy: (id, options) =>
      asksFor('destroy') ? ask({ do: 'destroy', id }) : usual.destroy(id, options),
    restore: (id, options) =>
      asksFor('restore') ? ask({ do: 'restore', id }) : usual.restore(id, options),
  }
}

const givingRights: ReadonlySet<string> = new Set(['roles', 'abilities', 'permissions'])

const words = { store: 'Add', update: 'Change', destroy: 'Delete', restore: 'Restore' } as const

function titleOf({ label }: Entity, doing: Doing): string {
  return `${words[doing]} ${inSentence(label)}`
}

const leftOut: Failure = { kind: 'aborted', message: 'This takes your password.' }

/** Then it can be entered again; all else is said where it was typed. */
function isAboutPassword(failure: Failure): boolean {
  if (failure.kind !== 'refused' || failure.code === 'too_many_requests') return true
  return 'current_password' in failure.errors
}

/** As if the step had been asked for alone. */
function asOfOneRow(failure: Failure): Failure {
  if (failure.kind !== 'refused') return failure
  const errors = Object.entries(failure.errors).map(
    ([path, sentences]) => [path.replace(/^steps\.0\.(values\.)?/, ''), sentences] as const,
  )
  const data = Array.isArray(failure.data) ? (failure.data as readonly unknown[])[0] : failure.data
  return { ...failure, errors: Object.fromEntries(errors), data }
}
