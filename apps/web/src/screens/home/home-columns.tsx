// What is looked at beside the farms themselves, in as many columns as there is room for.

import { KeyResults } from './key-results.tsx'
import { LastChanges } from './last-changes.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { ToDo } from './to-do.tsx'
import { WatchAFilm } from './watch-a-film.tsx'
import './home.css'

export function HomeColumns() {
  return (
    <div className="home-columns">
      <ToDo />
      <SeasonStrip />
      <KeyResults />
      <LastChanges />
      <WatchAFilm />
    </div>
  )
}
