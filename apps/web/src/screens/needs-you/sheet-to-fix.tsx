// The cells of one sheet that are not saved because something is wrong or missing in them, and the way
// to the sheet.

import { Button, Group, List, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { SheetToFix } from '../../data/hooks/use-cells-to-fix.ts'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { useNotices } from '../../ui/notices.tsx'

interface Props {
  readonly sheet: SheetToFix
}

/** So many are read at a glance; the others are in the sheet. */
const shown = 5

export function SheetToFixCard({ sheet }: Props) {
  const { title, path, cells, farmId = 0, periodId = 0, discard } = sheet
  const where = usePlaceWords({ farmId, periodId })
  const notices = useNotices()
  const giveUp = () => {
    const undo = discard()
    notices.good(`Discarded: ${cells.length} to fix in ${title}`, { undo })
  }
  return (
    <SimpleCard title={`${title}: ${cells.length} to fix`}>
      {where !== '' && (
        <Text size="sm" c="dimmed">
          {where}
        </Text>
      )}
      <List mt={4}>
        {cells.slice(0, shown).map(({ what, text, wrong }, place) => (
          <List.Item key={`${place} ${what}`}>
            {what}
            {text !== '' && (
              <>
                : <strong>{text}</strong>
              </>
            )}
            <Text size="sm" c="var(--wrong)">
              {wrong}
            </Text>
          </List.Item>
        ))}
      </List>
      {cells.length > shown && <Text size="sm">and {cells.length - shown} more</Text>}
      <Group mt="md">
        {path !== undefined && <WayBack path={path}>Fix in the table</WayBack>}
        <Button variant="default" onClick={giveUp}>
          Discard
        </Button>
      </Group>
    </SimpleCard>
  )
}

/** The address as it stood in the browser. */
function WayBack({ path, children }: { readonly path: string; readonly children: string }) {
  const { history } = useRouter()
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <Button component="a" href={path} onClick={go}>
      {children}
    </Button>
  )
}
