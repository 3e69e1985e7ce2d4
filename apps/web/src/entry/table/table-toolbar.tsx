// Above a table: search, which columns, and whether deleted rows are shown.

import { Button, Group, Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { Entity } from '@furrow/catalogue/entity'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchBox } from '../../ui/search-box.tsx'
import { ColumnChooser } from './table-column-chooser.tsx'
import type { TableSearch } from './table-search.ts'
import { inSentence } from '../../ui/in-sentence.ts'

interface Props {
  readonly entity: Entity
  readonly search: TableSearch
  readonly onChange: (changed: Partial<TableSearch>) => void
}

export function TableToolbar({ entity, search, onChange }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const keyword = useTyped(search.keyword, text => onChange({ keyword: text }))
  return (
    <Group gap="sm">
      <SearchBox
        label={`Search ${inSentence(entity.plural)}`}
        value={keyword.text}
        onChange={keyword.type}
      />
      <Button
        variant="default"
        size="md"
        leftSection={<IconColumns3 size={18} aria-hidden />}
        onClick={() => setIsChoosing(true)}
      >
        Columns
      </Button>
      {entity.fields['deleted_at'] && (
        <Select
          aria-label="Deleted rows"
          size="md"
          data={deletedChoices}
          value={search.deleted}
          allowDeselect={false}
          onChange={deleted => onChange({ deleted: deleted ?? 'without' })}
        />
      )}
      <ColumnChooser
        entity={entity}
        search={search}
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChange={columns => onChange({ columns, page: search.page })}
      />
    </Group>
  )
}

const deletedChoices = [
  { value: 'without' as const, label: 'Without deleted' },
  { value: 'with' as const, label: 'With deleted' },
  { value: 'only' as const, label: 'Only deleted' },
]

/** After this long without a key, in milliseconds, the rows are asked for. */
const typingPause = 300

/** What is typed goes on after a pause; what the address says by itself, as after going back, shows. */
function useTyped(given: string, onTyped: (text: string) => void) {
  const [typed, setTyped] = useState({ text: given, given, sent: given })
  const send = useDebouncedCallback((text: string) => {
    setTyped(now => ({ ...now, sent: text }))
    onTyped(text)
  }, typingPause)
  if (typed.given !== given) {
    const isOwn = given === typed.sent
    setTyped({ ...typed, given, text: isOwn ? typed.text : given, sent: given })
  }
  return {
    text: typed.text,
    type(text: string) {
      setTyped(now => ({ ...now, text }))
      send(text)
    },
  }
}
