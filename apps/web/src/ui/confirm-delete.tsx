// The last question before something is deleted with all that belongs to it.

import { Button, Text } from '@mantine/core'
import { DialogCard } from './dialog-card.tsx'

interface Props {
  readonly opened: boolean
  readonly entityName: string
  readonly entityId: number | string
  readonly onOk: () => void
  readonly onCancel: () => void
  readonly busy?: boolean | undefined
}

export function ConfirmDelete(props: Props) {
  const { opened, entityName, entityId, onOk, onCancel, busy } = props
  return (
    <DialogCard
      opened={opened}
      onClose={onCancel}
      title="Confirm Delete"
      busy={busy}
      size={width}
      maxHeight="80vh"
      actions={
        <>
          <Button variant="default" onClick={onCancel} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={onOk}>
            OK
          </Button>
        </>
      }
    >
      <Text>
        {`This will delete ${entityName} ${entityId}. All related records will also be deleted. There is no way to undo this, please confirm you are sure this is what you want to do.`}
      </Text>
    </DialogCard>
  )
}

/** Half of the window or more; on a phone nearly all of it. */
const width = 'max(50vw, min(36rem, 100vw - 1.5rem))'
