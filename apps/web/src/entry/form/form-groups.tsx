// The inputs of a record in their groups. A record of hundreds of figures opens group by group, and
// its figures are found by their names.

import { Accordion, Badge, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useState } from 'react'
import { FieldConflict } from './field-conflict.tsx'
import { FieldInput } from '../inputs/field-input.tsx'
import { askedFields, groupsOf } from '../rows/field-groups.ts'
import type { FieldGroup, NamedField } from '../rows/field-groups.ts'
import type { RowEditing } from './use-row-edit.ts'

interface Props {
  readonly entity: Entity
  readonly editing: RowEditing
  readonly isNew: boolean
  /** Fields that are not asked for here. */
  readonly without?: readonly string[] | undefined
}

export function FormGroups(props: Props) {
  const { entity, isNew, without = [] } = props
  const fields = askedFields(entity, isNew).filter(([name]) => !without.includes(name))
  const groups = groupsOf(entity, fields)
  if (fields.length > manyFields) return <ManyFields {...props} fields={fields} groups={groups} />
  if (groups.length === 1) return <Fields {...props} fields={fields} />
  return groups.map(({ title, fields }) => (
    <Stack key={title} gap="sm" component="section" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Fields {...props} fields={fields} />
    </Stack>
  ))
}

/** More than this are not looked through from top to bottom. */
const manyFields = 60

interface Many extends Props {
  readonly fields: readonly NamedField[]
  readonly groups: readonly FieldGroup[]
}

function ManyFields({ fields, groups, ...props }: Many) {
  const [sought, setSought] = useState('')
  // One group at a time: a thousand inputs at once are slow.
  const [open, setOpen] = useState<string | null>(groups[0] ? keyOf(groups[0]) : null)
  const found = matching(fields, sought)
  const { failure } = props.editing
  const [toldOf, setToldOf] = useState(failure)
  if (failure !== toldOf) {
    setToldOf(failure)
    const wrong = groups.find(group => wrongIn(group, props.editing) > 0)
    if (wrong) {
      setSought('')
      setOpen(keyOf(wrong))
    }
  }
  return (
    <Stack gap="sm">
      <TextInput
        label="Find a figure"
        size="md"
        value={sought}
        onChange={event => setSought(event.currentTarget.value)}
        description={sought.trim() && `${found.length} of ${fields.length} figures`}
      />
      {sought.trim() ? (
        <Fields {...props} fields={found.slice(0, manyFields)} />
      ) : (
        <Accordion value={open} onChange={setOpen} order={2} variant="separated">
          {groups.map(group => (
            <Accordion.Item key={group.title} value={keyOf(group)}>
              <Accordion.Control>
                {group.title} <Wrong group={group} editing={props.editing} />
              </Accordion.Control>
              <Accordion.Panel>
                {open === keyOf(group) && <Fields {...props} fields={group.fields} />}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
    </Stack>
  )
}

/** Without blanks, for elements are named by it. */
function keyOf({ title }: FieldGroup): string {
  return title.replaceAll(' ', '-').toLowerCase()
}

/** Said on a closed group. */
function Wrong({ group, editing }: { readonly group: FieldGroup; readonly editing: RowEditing }) {
  const wrong = wrongIn(group, editing)
  if (wrong === 0) return null
  return (
    <Badge color="red" variant="light">
      {wrong} to fix
    </Badge>
  )
}

function wrongIn({ fields }: FieldGroup, editing: RowEditing): number {
  const wrong = fields.filter(
    ([name]) => errorOf(editing, name) !== undefined || name in editing.edit.theirs,
  )
  return wrong.length
}

function Fields({ entity, editing, fields }: Props & Pick<Many, 'fields'>) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
      {fields.map(([name, field]) => {
        const isWide = field.kind === 'long text' || field.kind === 'object'
        return (
          <div key={name} data-field={name} style={isWide ? { gridColumn: '1 / -1' } : undefined}>
            <FieldInput
              entity={entity}
              name={name}
              row={editing.row}
              onCommit={value => editing.commit(name, value)}
              error={errorOf(editing, name)}
              disabled={editing.isSaving}
            />
            {name in editing.edit.theirs && (
              <FieldConflict entity={entity} editing={editing} name={name} />
            )}
          </div>
        )
      })}
    </SimpleGrid>
  )
}

function errorOf({ errors }: RowEditing, name: string): string | undefined {
  const sentences = Object.entries(errors).filter(
    ([path]) => path === name || path.startsWith(`${name}.`),
  )
  return sentences.length > 0 ? sentences.flatMap(([, said]) => said).join(' ') : undefined
}

function matching(fields: readonly NamedField[], sought: string): readonly NamedField[] {
  const text = sought.trim().toLowerCase()
  return fields.filter(
    ([name, { label = '' }]) => label.toLowerCase().includes(text) || name.toLowerCase() === text,
  )
}
