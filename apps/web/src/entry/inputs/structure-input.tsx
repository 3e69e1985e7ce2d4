// A free structure, GeoJSON among them, as JSON that is checked and put in order when one leaves it.

import { Textarea } from '@mantine/core'
import { fieldFrame, isRefused } from '../../ui/inputs/field-frame.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import { useDraft } from '../../ui/use-draft.ts'
import { placeText, readStructure, structureText } from '../rows/json-text.ts'

export function StructureInput(props: FieldProps<unknown>) {
  const { value, onCommit, description } = props
  const text = structureText(value)
  const draft = useDraft<string, HTMLTextAreaElement>({
    value: text,
    onCommit: typed => {
      const read = readStructure(typed ?? '')
      if ('value' in read) onCommit(read.value)
    },
    show: typed => typed ?? '',
    read: typed => {
      const read = readStructure(typed)
      return 'wrong' in read ? read : { value: structureText(read.value) }
    },
    isRefused: isRefused(props),
    isMultiline: true,
  })
  const place = placeText(value)
  const said = place ? [description, `${place}.`].filter(Boolean).join(' ') : description
  return (
    <Textarea
      {...fieldFrame({ ...props, description: said }, { problem: draft.problem })}
      {...draft.bind}
      value={draft.text}
      rows={Math.min(Math.max(draft.text.split('\n').length, 3), 16)}
      spellCheck={false}
      autoComplete="off"
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
    />
  )
}
