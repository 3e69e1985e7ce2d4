// What a contact may be asked about: ticked, and kept at once, in the same words as in the sheet.

import { Checkbox, Group } from '@mantine/core'
import { contactTopics } from '@furrow/catalogue/choices'
import { useChange } from '../../data/hooks/use-change.ts'
import type { Contact } from './contact-columns.ts'

export function AskAbout({ contact }: { readonly contact: Contact }) {
  const change = useChange()
  const { id, name, farm_id: farmId, updated_at: seen } = contact
  const said = (contact.topics ?? []).map(String)
  const words = [...new Set([...contactTopics, ...said])]
  const choose = (chosen: readonly string[]) => {
    const topics = words.filter(word => chosen.includes(word))
    const values = { topics: topics.length > 0 ? topics : null }
    const before = { topics: contact.topics }
    const step = { do: 'update', resource: 'farm_contacts', id, values, before, seen } as const
    void change({ label: `Ask ${name} about`, farmId, steps: [step] })
  }
  return (
    <Checkbox.Group label="Ask about" value={said} onChange={choose}>
      <Group gap="lg" mt="xs">
        {words.map(word => (
          <Checkbox key={word} value={word} label={word} size="md" />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
