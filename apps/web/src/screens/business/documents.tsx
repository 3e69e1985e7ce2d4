// The documents of a business: links with a title, which its manager adds and takes away.

import { Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink, IconPlus } from '@tabler/icons-react'
import { useFieldState } from '../../data/hooks/use-field-state.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { useSave } from '../../autosave/use-save.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { AddDocument } from './add-document.tsx'
import type { Business } from './business-figures.tsx'
import type { BusinessRights } from './business-rights.ts'
import { documentsIn, mayListDocuments, withDocument, withoutDocument } from './documents-in.ts'
import '../../people/people.css'

interface Props {
  readonly business: Business
  readonly rights: BusinessRights
}

export function Documents({ business, rights }: Props) {
  const [isAdding, adding] = useDisclosure()
  const keepDocs = useKeepDocs(business)
  const state = useFieldState('businesses', business.id, 'docs')
  const { docs } = business
  const mayChange = rights.mayChange && mayListDocuments(docs)
  const documents = documentsIn(docs)
  const notices = useNotices()
  const remove = async (title: string, place: number) => {
    const isKept = await keepDocs(withoutDocument(docs, place))
    const undo = () => void keepDocs(docs)
    if (isKept) notices.good(`${title} was removed from the list.`, { undo })
  }
  return (
    <SimpleCard title="Documents" actions={<SaveMark state={state} />}>
      {documents.length === 0 ? <Text c="dimmed">None yet.</Text> : null}
      <ul className="lines">
        {documents.map(({ title, address }, place) => (
          <li key={`${place} ${title}`}>
            <Group justify="space-between">
              {address ? (
                <Anchor href={address} target="_blank" rel="noreferrer" className="line-link">
                  {title}&nbsp;
                  <IconExternalLink size={16} aria-label="(opens another page)" />
                </Anchor>
              ) : (
                <Text>{title}</Text>
              )}
              {mayChange ? (
                <Button
                  variant="subtle"
                  aria-label={`Remove ${title}`}
                  onClick={() => void remove(title, place)}
                >
                  Remove
                </Button>
              ) : null}
            </Group>
          </li>
        ))}
      </ul>
      {mayChange ? (
        <Button
          variant="default"
          mt="xs"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={adding.open}
        >
          Add a document
        </Button>
      ) : null}
      {isAdding ? (
        <AddDocument
          onClose={adding.close}
          onAdd={document => {
            adding.close()
            void keepDocs(withDocument(docs, document))
          }}
        />
      ) : null}
    </SimpleCard>
  )
}

function useKeepDocs(business: Business) {
  const keep = useSave({ way: 'outbox', farmId: null })
  const notices = useNotices()
  return async (docs: unknown): Promise<boolean> => {
    const step = updateOf('businesses', { ...business }, { docs })
    const refused = await keep(`Documents of ${business.name}`, [step])
    if (refused) notices.bad(refused.message)
    return !refused
  }
}
