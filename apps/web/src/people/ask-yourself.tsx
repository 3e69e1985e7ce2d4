// Asks once more before someone takes something from themselves that others would have to give back.

import { Button, Text } from '@mantine/core'
import { DialogCard } from '../ui/dialog-card.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly onYes: () => void
  readonly onNo: () => void
}

export function AskYourself({ title, text, yes, onYes, onNo }: Props) {
  return (
    <DialogCard
      opened
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button variant="default" onClick={onNo} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </DialogCard>
  )
}
