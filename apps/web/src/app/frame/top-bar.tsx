// The slim bar at the top: where one is, whether everything is saved, search, help and oneself.

import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Logo } from '../logo.tsx'
import { ClosedBand } from './closed-band.tsx'
import { ContextTrail } from './context-trail.tsx'
import { HelpMenu } from './help-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SaveState } from './save-state.tsx'

export function TopBar({ onFind }: { readonly onFind: () => void }) {
  return (
    <header className="top-bar no-print">
      <Link to="/" className="top-bar-home" aria-label="Furrow: home">
        <Logo />
      </Link>
      <ContextTrail />
      <ClosedBand isBrief />
      <div className="top-bar-tools">
        <SaveState />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label="Search (Ctrl+K)"
          onClick={onFind}
        >
          <IconSearch size={20} />
          <span className="tool-word" aria-hidden>
            Search
          </span>
        </ActionIcon>
        <HelpMenu />
        <PersonMenu />
      </div>
    </header>
  )
}
