// Around the few screens that someone sees who is not signed in: the name, and nothing else.

import { Outlet } from '@tanstack/react-router'
import { Logo } from './logo.tsx'
import './outside.css'

export function Outside() {
  return (
    <div className="outside">
      <header className="outside-head">
        <Logo />
      </header>
      <main id="main">
        <Outlet />
      </main>
    </div>
  )
}
