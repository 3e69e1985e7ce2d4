// One phone number, email address or place: its figures, whether it is used first, and its removal.

import { Anchor, Button, Text } from '@mantine/core'
import type { ChangeStep } from '../data/outbox/change.ts'
import { useNotices } from '../ui/notices.tsx'
import type { SaveMarkState } from '../ui/save-mark.tsx'
import { useState } from 'react'
import { useSave } from '../autosave/use-save.ts'
import type { SavingOf } from '../autosave/use-save.ts'
import { updateOf } from '../data/outbox/update-of.ts'
import type { KeptRow } from '../data/outbox/update-of.ts'
import type { AutosavedField } from '../autosave/autosaved-field.ts'
import { AutosavedChoice, AutosavedText } from '../autosave/autosaved-inputs.tsx'
import { ServerSwitch } from '../autosave/server-switch.tsx'
import type { NamedIn, Reached, ContactDetail, ContactDetailField } from './contact-details.ts'

interface Props {
  readonly way: ContactDetail
  readonly of: Reached
  readonly row: KeptRow
  readonly others: readonly KeptRow[]
  readonly keeping: SavingOf
  readonly mayChange: boolean
  readonly namedIn: readonly NamedIn[]
}

export function ContactDetailLine(props: Props) {
  const { way, of, row, keeping, mayChange } = props
  const text = way.text(row) || `This ${way.one}`
  if (!mayChange) return <ReadLine way={way} row={row} text={text} />
  const { resource } = way
  return (
    <li>
      <div role="group" aria-label={text}>
        <div className="way-fields">
          {way.fields.map(field => (
            <Figure
              key={field.name}
              field={field}
              keeping={keeping}
              resource={resource}
              row={row}
              name={field.name}
              label={field.label}
              of={of.name}
            />
          ))}
        </div>
        <div className="line-tools">
          <FirstFlag {...props} text={text} />
          <RemoveButton {...props} text={text} />
        </div>
      </div>
    </li>
  )
}

function ReadLine({ way, row, text }: Pick<Props, 'way' | 'row'> & { readonly text: string }) {
  const href = way.href?.(row)
  const beside = [row['type'], row['is_primary'] ? 'main' : '', row['description']]
  return (
    <li>
      {href ? (
        <Anchor href={href} className="line-link">
          {text}
        </Anchor>
      ) : (
        <Text span>{text}</Text>
      )}
      <Text size="sm" c="dimmed">
        {beside.filter(Boolean).join(', ')}
      </Text>
    </li>
  )
}

function Figure({ field, ...figure }: AutosavedField & { readonly field: ContactDetailField }) {
  const { options, required = false, type, max } = field
  if (!options)
    return <AutosavedText {...figure} mayChange required={required} type={type} maxLength={max} />
  const words = options.map(word => ({ value: word, label: word }))
  return <AutosavedChoice<string> {...figure} mayChange options={words} />
}

/** There is one that is used first, so the others give way. */
function FirstFlag({ way, of, row, others, keeping }: Props & { readonly text: string }) {
  const keep = useSave(keeping)
  const [problem, setProblem] = useState<SaveMarkState>({ kind: 'saved' })
  const { resource } = way
  const commit = async (isFirst: boolean) => {
    const giveWay = isFirst ? others.filter(other => other['is_primary'] === true) : []
    const steps = [
      updateOf(resource, row, { is_primary: isFirst }),
      ...giveWay.map(other => updateOf(resource, other, { is_primary: false })),
    ]
    const refused = await keep(`First ${way.one} of ${of.name}`, steps)
    setProblem(refused ? { kind: 'refused', message: refused.message } : { kind: 'saved' })
    return !refused
  }
  return (
    <ServerSwitch label="Main" value={row['is_primary'] === true} onTell={commit} state={problem} />
  )
}

function RemoveButton({ way, of, row, keeping, namedIn, text }: Props & { readonly text: string }) {
  const keep = useSave(keeping)
  const notices = useNotices()
  const { resource, one } = way
  const { id } = row
  const naming = namedIn.filter(({ row, name }) => row[name] === id)
  const put = (value: number | null) =>
    naming.map(({ resource, row, name }) => updateOf(resource, row, { [name]: value }))
  const restore = async () => {
    const steps: ChangeStep[] = [{ do: 'restore', resource, id }, ...put(id).map(unseen)]
    const refused = await keep(`${text} of ${of.name}`, steps)
    if (refused) notices.bad(refused.message)
  }
  const remove = async () => {
    const steps: ChangeStep[] = [...put(null), { do: 'destroy', resource, id }]
    const refused = await keep(`${text} of ${of.name}`, steps)
    if (refused) return notices.bad(refused.message)
    return notices.good(`The ${one} was removed.`, { undo: () => void restore() })
  }
  return (
    <Button variant="subtle" aria-label={`Remove ${text}`} onClick={() => void remove()}>
      Remove
    </Button>
  )
}

/** What was seen before the removal says nothing of the row as it is after. */
function unseen(step: ChangeStep): ChangeStep {
  return step.do === 'update' ? { ...step, seen: undefined, before: {} } : step
}
