// A farm that nobody records any more is archived by its managers or an administrator, and restored as
// easily: it is no longer offered in lists and pickers, and everything recorded stays.

import { Button, Text } from '@mantine/core'
import { useSave } from '../../autosave/use-save.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'

interface Props {
  readonly farm: { readonly id: number; readonly farm_name: string; readonly archived: boolean }
}

export function ArchiveFarm({ farm }: Props) {
  const save = useSave({ way: 'outbox', farmId: farm.id })
  const notices = useNotices()
  const set = async (archived: boolean, before: boolean) => {
    const row = { ...farm, archived: before }
    const label = `${archived ? 'Archive' : 'Restore'} ${farm.farm_name}`
    const refused = await save(label, [updateOf('farms', row, { archived })])
    if (refused) return notices.bad(refused.message)
    const said = archived ? 'is archived' : 'is no longer archived'
    notices.good(`${farm.farm_name} ${said}.`, { undo: () => void set(before, archived) })
  }
  const isArchived = farm.archived
  return (
    <SimpleCard title={isArchived ? 'Archived' : 'Archive'}>
      <Text mb="md">
        {isArchived
          ? 'This farm is no longer offered in lists and pickers. Everything recorded stays.'
          : 'Archive a farm that nobody records any more. It is no longer offered in lists and pickers, everything recorded stays, and it can be restored.'}
      </Text>
      <Button variant="default" onClick={() => void set(!isArchived, isArchived)}>
        {isArchived ? 'Restore' : 'Archive farm'}
      </Button>
    </SimpleCard>
  )
}
