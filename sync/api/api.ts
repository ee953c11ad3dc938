import { listActivity, propertyHistory, rollBackRun, summarizeActivity } from './activity.ts'
import { addAttachment, getAttachment } from './attachments.ts'
import { exportAudit, listAudit } from './audit.ts'
import { getBook, getBookTail, getBootstrap } from './book.ts'
import { askAssistant } from './chat.ts'
import { exportCompList, getCompListMap, linkCompListMap } from './comp-list-exports.ts'
import { createListFromProximity } from './comp-list-from-proximity.ts'
import {
  addComp,
  changeComp,
  createCompList,
  getCompList,
  listCompLists,
  removeComp,
  removeCompList,
} from './comp-lists.ts'
import { listCorrections, removeCorrection, setCorrection } from './corrections.ts'
import { exportProperties } from './documents.ts'
import {
  joinDuplicates,
  keepDuplicatesApart,
  listDuplicateDecisions,
  listDuplicates,
  undoDuplicateDecision,
} from './duplicates.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { exportEverything, reportExport } from './exports.ts'
import { geocodeAddress } from './geocode.ts'
import { getAlive, getHealth } from './health.ts'
import {
  cancelImport,
  fetchSource,
  getUpload,
  importJob,
  planImport,
  runImport,
  uploadFile,
} from './imports.ts'
import { getBasemaps, getOwnBasemap } from './maps.ts'
import { getMetrics } from './metrics.ts'
import { addNote, editNote, listNotes, removeNote } from './notes.ts'
import {
  changePerson,
  handOver,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from './people.ts'
import {
  getPicture,
  getPicturePng,
  getPictureSvg,
  getPropertyMaps,
  linkGoogleImage,
  linkMapboxImage,
  linkMarketingMap,
} from './pictures.ts'
import { analyzeFilters, filterProperties } from './portfolio.ts'
import { listProperties, searchProperties } from './properties.ts'
import { getPropertySource } from './property-source.ts'
import { getProximityMap, linkProximityMap, searchProximity } from './proximity.ts'
import { getOpenApi, getReference } from './reference.ts'
import { getMe, getSignIn, logIn, logOut } from './session.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { allowSourceHost, forbidSourceHost } from './source-hosts.ts'
import {
  addSource,
  changeSource,
  checkAddress,
  exportRejected,
  listRejected,
  listSources,
  removeSource,
  restoreSource,
  sourceHolds,
} from './sources.ts'
import { syncProperties } from './sync-run.ts'
import { switchTeam } from './teams.ts'
import { endToken, listTokens, listTokensOf, makeToken } from './tokens.ts'

/** Calls about one thing. */
export interface Resource {
  title: string
  about: string
  /** By the name each has in the reference, in its order. */
  calls: Readonly<Record<string, AnyEndpoint>>
}

/**
 * The whole HTTP interface, in the order of its reference. The sync engine's two doors are no part of it. Browsers
 * import the calls one by one from the files they are in, so that no page loads the schemas of all.
 */
export const api = {
  properties: {
    title: 'Properties',
    about: 'The properties of the team: found in plain words, by filters, or listed.',
    calls: { listProperties, searchProperties, filterProperties, analyzeFilters, getPropertySource },
  },
  proximity: {
    title: 'Proximity',
    about: 'What is around a place.',
    calls: { searchProximity, geocodeAddress, linkProximityMap, getProximityMap },
  },
  exports: {
    title: 'Exports',
    about: 'Properties as files, the same as the app makes.',
    calls: {
      exportProperties,
      exportCompList,
      linkCompListMap,
      getCompListMap,
      reportExport,
      exportEverything,
    },
  },
  compLists: {
    title: 'Comp lists',
    about: 'Lists of comparable properties. A shared list can be read by the team and changed by its owner.',
    calls: {
      listCompLists,
      createCompList,
      createListFromProximity,
      getCompList,
      removeCompList,
      addComp,
      changeComp,
      removeComp,
    },
  },
  corrections: {
    title: 'Corrections',
    about: 'What people say of a property over its source. An import changes none of it.',
    calls: { listCorrections, setCorrection, removeCorrection },
  },
  attachments: {
    title: 'Attachments',
    about: 'Photos and PDFs of a property.',
    calls: { addAttachment, getAttachment },
  },
  notes: {
    title: 'Notes',
    about: 'What people write about a property. A private note is seen by its author alone.',
    calls: { listNotes, addNote, editNote, removeNote },
  },
  assistant: {
    title: 'Assistant',
    about: 'Questions about the properties, answered in words.',
    calls: { askAssistant },
  },
  pictures: {
    title: 'Maps and pictures',
    about: 'Pictures of places for pages and papers, and the maps of the app.',
    calls: {
      getPropertyMaps,
      linkMapboxImage,
      linkGoogleImage,
      linkMarketingMap,
      getPicture,
      getPictureSvg,
      getPicturePng,
      getBasemaps,
      getOwnBasemap,
    },
  },
  sources: {
    title: 'Sources',
    about: 'What properties are read from: files, Google sheets, and files at an address.',
    calls: {
      listSources,
      addSource,
      checkAddress,
      allowSourceHost,
      forbidSourceHost,
      changeSource,
      removeSource,
      restoreSource,
      sourceHolds,
      listRejected,
      exportRejected,
      uploadFile,
      planImport,
      runImport,
      fetchSource,
      getUpload,
      importJob,
      cancelImport,
      syncProperties,
    },
  },
  duplicates: {
    title: 'Duplicates',
    about: 'Properties that two sources both have, and what people decided about them.',
    calls: {
      listDuplicates,
      listDuplicateDecisions,
      keepDuplicatesApart,
      joinDuplicates,
      undoDuplicateDecision,
    },
  },
  history: {
    title: 'History',
    about: 'What became of the properties: runs, corrections and what people joined.',
    calls: { listActivity, propertyHistory, summarizeActivity, rollBackRun },
  },
  session: {
    title: 'Session',
    about: 'Who is signed in.',
    calls: { getMe, getSignIn, logIn, logOut, listSessions, endSession, endOtherSessions, switchTeam },
  },
  tokens: {
    title: 'API tokens',
    about: 'What programs sign in with. They are made and ended in a browser only.',
    calls: { listTokens, makeToken, endToken, listTokensOf },
  },
  people: {
    title: 'People',
    about: 'Who is in the team, and what they may do.',
    calls: { listPeople, changePerson, handOver, removePerson, invitePerson, withdrawInvitation },
  },
  audit: {
    title: 'Audit log',
    about: 'Who did what, when. Entries are added and never changed.',
    calls: { listAudit, exportAudit },
  },
  server: {
    title: 'Server and app',
    about: 'The state of the server, this reference, and what the app itself loads.',
    calls: { getHealth, getAlive, getMetrics, getOpenApi, getReference, getBootstrap, getBook, getBookTail },
  },
} as const satisfies Record<string, Resource>
