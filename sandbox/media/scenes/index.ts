import type { Painting } from '../art/stage.ts'
import { alpineDawn } from './alpine-dawn.ts'
import { alpineDusk } from './alpine-dusk.ts'
import { aurora } from './aurora.ts'
import { canyon } from './canyon.ts'
import { cherryBlossom } from './cherry-blossom.ts'
import { cityParkRun } from './city-park-run.ts'
import { coastRoad } from './coast-road.ts'
import { desertHighway } from './desert-highway.ts'
import { fjord } from './fjord.ts'
import { forestTrail } from './forest-trail.ts'
import { hairpins } from './hairpins.ts'
import { harbour } from './harbour.ts'
import { highlands } from './highlands.ts'
import { islandVolcano } from './island-volcano.ts'
import { jungleLoop } from './jungle-loop.ts'
import { lakeReflection } from './lake-reflection.ts'
import { lighthouse } from './lighthouse.ts'
import { livingRoomRun } from './living-room-run.ts'
import { moonlitPass } from './moonlit-pass.ts'
import { nightCity } from './night-city.ts'
import { oldTown } from './old-town.ts'
import { painCave } from './pain-cave.ts'
import { pineClimb } from './pine-climb.ts'
import { podium } from './podium.ts'
import { rainStreet } from './rain-street.ts'
import { runningTrack } from './running-track.ts'
import { savannaSunrise } from './savanna-sunrise.ts'
import { snowRidge } from './snow-ridge.ts'
import { sprintFinish } from './sprint-finish.ts'
import { stadium } from './stadium.ts'
import { suspensionBridge } from './suspension-bridge.ts'
import { velodrome } from './velodrome.ts'
import { viaduct } from './viaduct.ts'
import { vineyards } from './vineyards.ts'
import { windmills } from './windmills.ts'
import { winterVillage } from './winter-village.ts'

/** Every scene by the name it has in the catalogue. */
export const paintings: Record<string, Painting> = {
  'alpine-dawn': alpineDawn,
  'alpine-dusk': alpineDusk,
  aurora,
  canyon,
  'cherry-blossom': cherryBlossom,
  'city-park-run': cityParkRun,
  'coast-road': coastRoad,
  'desert-highway': desertHighway,
  fjord,
  'forest-trail': forestTrail,
  hairpins,
  harbour,
  highlands,
  'island-volcano': islandVolcano,
  'jungle-loop': jungleLoop,
  'lake-reflection': lakeReflection,
  lighthouse,
  'living-room-run': livingRoomRun,
  'moonlit-pass': moonlitPass,
  'night-city': nightCity,
  'old-town': oldTown,
  'pain-cave': painCave,
  'pine-climb': pineClimb,
  podium,
  'rain-street': rainStreet,
  'running-track': runningTrack,
  'savanna-sunrise': savannaSunrise,
  'snow-ridge': snowRidge,
  'sprint-finish': sprintFinish,
  stadium,
  'suspension-bridge': suspensionBridge,
  velodrome,
  viaduct,
  vineyards,
  windmills,
  'winter-village': winterVillage,
}
