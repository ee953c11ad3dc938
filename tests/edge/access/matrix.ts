import { rowsIn } from './matrix-row.ts'

/**
 * Everything that can be called, and what becomes of it. This is what the product promises, written down by hand:
 * nothing of it is derived from the code that it judges. A call about a note or a list stands here twice.
 */
//                                        nobody team view memb ownr admn read writ disa expi demo
const HTTP = `
  listProperties                          401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  searchProperties                        401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  filterProperties                        401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  analyzeFilters                          401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getPropertySource                       401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  searchProximity                         401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  geocodeAddress                          401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  linkProximityMap                        401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  getProximityMap                         401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  exportProperties                        401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  exportCompList private                  401    404  404  404  ok   404  ok   ok   401  401  ok
  exportCompList shared                   401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  linkCompListMap private                 401    404  404  404  ok   404  ok   ok   401  401  ok
  linkCompListMap shared                  401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  getCompListMap private                  401    404  404  404  ok   404  ok   ok   401  401  ok
  getCompListMap shared                   401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  reportExport                            401    ok   ok   ok   ok   ok   403  403  401  401  ok
  exportEverything                        401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  listCompLists                           401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  createCompList {"isPublic":false}       401    ok   ok   ok   ok   ok   403  ok   401  401  ok
  createCompList {"isPublic":true}        401    ok   403  ok   ok   ok   403  ok   401  401  403
  createListFromProximity                 401    ok   ok   ok   ok   ok   403  ok   401  401  ok
  getCompList private                     401    404  404  404  ok   404  ok   ok   401  401  ok
  getCompList shared                      401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  removeCompList private                  401    404  404  404  ok   404  403  ok   401  401  ok
  removeCompList shared                   401    404  403  403  ok   ok   403  ok   401  401  ok
  addComp private                         401    404  404  404  ok   404  403  ok   401  401  ok
  addComp shared                          401    404  403  403  ok   403  403  ok   401  401  403
  changeComp private                      401    404  404  404  ok   404  403  ok   401  401  ok
  changeComp shared                       401    404  403  403  ok   403  403  ok   401  401  403
  removeComp private                      401    404  404  404  ok   404  403  ok   401  401  ok
  removeComp shared                       401    404  403  403  ok   403  403  ok   401  401  403
  listNotes                               401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  addNote {"isPrivate":true}              401    404  ok   ok   ok   ok   403  ok   401  401  ok
  addNote {"isPrivate":false}             401    404  403  ok   ok   ok   403  ok   401  401  403
  editNote private {"isPrivate":true}     401    404  404  404  ok   404  403  ok   401  401  ok
  editNote private {"isPrivate":false}    401    404  404  404  ok   404  403  ok   401  401  403
  editNote shared {"isPrivate":false}     401    404  403  403  ok   403  403  ok   401  401  403
  editNote shared {"isPrivate":true}      401    404  403  403  ok   403  403  ok   401  401  ok
  removeNote private                      401    404  404  404  ok   404  403  ok   401  401  ok
  removeNote shared                       401    404  403  403  ok   ok   403  ok   401  401  ok
  listCorrections                         401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  setCorrection                           401    404  403  ok   ok   ok   403  ok   401  401  403
  setCorrection {"field":"clearHeight","typed":"28"} 401 404 403 403 ok ok 403 ok 401 401 403
  removeCorrection                        401    404  403  403  ok   ok   403  ok   401  401  403
  addAttachment                           401    404  403  ok   ok   ok   403  ok   401  401  403
  getAttachment                           401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  askAssistant                            401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getPropertyMaps                         401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  linkMapboxImage                         401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  linkGoogleImage                         401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  linkMarketingMap                        401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getPicture                              401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getPictureSvg                           401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getPicturePng                           401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getBasemaps                             401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getOwnBasemap                           401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  listSources                             401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  addSource                               401    ok   403  403  403  ok   403  403  401  401  403
  checkAddress                            401    ok   403  403  403  ok   403  403  401  401  403
  allowSourceHost                         401    ok   403  403  403  ok   403  403  401  401  403
  forbidSourceHost                        401    404  403  403  403  ok   403  403  401  401  403
  changeSource                            401    404  403  403  ok   ok   403  ok   401  401  403
  removeSource                            401    404  403  403  ok   ok   403  ok   401  401  403
  restoreSource                           401    404  403  403  ok   ok   403  ok   401  401  403
  sourceHolds                             401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  listRejected                            401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  exportRejected                          401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  uploadFile                              401    ok   403  ok   ok   ok   403  ok   401  401  403
  fetchSource                             401    404  403  403  ok   ok   403  ok   401  401  403
  getUpload                               401    404  403  404  ok   404  ok   ok   401  401  403
  planImport                              401    404  403  404  ok   404  403  ok   401  401  403
  runImport                               401    404  403  ok   ok   ok   403  ok   401  401  403
  importJob                               401    404  403  ok   ok   ok   ok   ok   401  401  403
  cancelImport                            401    404  403  ok   ok   ok   403  ok   401  401  403
  syncProperties                          401    ok   403  ok   ok   ok   403  ok   401  401  403
  listActivity                            401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  propertyHistory                         401    404  ok   ok   ok   ok   ok   ok   401  401  ok
  summarizeActivity                       401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  rollBackRun {"id":404}                  401    404  403  404  404  404  403  404  401  401  403
  listDuplicates                          401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  listDuplicateDecisions                  401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  keepDuplicatesApart                     401    404  403  ok   ok   ok   403  ok   401  401  403
  joinDuplicates                          401    404  403  ok   ok   ok   403  ok   401  401  403
  undoDuplicateDecision                   401    404  403  ok   ok   ok   403  ok   401  401  403
  getMe                                   401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  logIn                                   ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  logOut                                  ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  listSessions                            401    ok   ok   ok   ok   ok   403  403  401  401  ok
  endSession                              401    404  404  404  ok   404  403  403  401  401  ok
  endOtherSessions                        401    ok   ok   ok   ok   ok   403  403  401  401  ok
  switchTeam                              401    404  404  404  ok   404  403  403  401  401  ok
  getSignIn                               ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  listTokens                              401    ok   ok   ok   ok   ok   403  403  401  401  ok
  makeToken {"scope":"read"}              401    ok   ok   ok   ok   ok   403  403  401  401  ok
  makeToken {"scope":"write"}             401    ok   403  ok   ok   ok   403  403  401  401  403
  endToken                                401    404  404  404  ok   ok   403  403  401  401  ok
  listTokensOf                            401    404  403  403  403  ok   403  403  401  401  403
  listPeople                              401    ok   403  403  403  ok   403  403  401  401  403
  changePerson                            401    404  403  403  403  ok   403  403  401  401  403
  handOver                                401    404  403  403  403  ok   403  403  401  401  403
  removePerson                            401    404  403  403  403  ok   403  403  401  401  403
  invitePerson                            401    ok   403  403  403  ok   403  403  401  401  403
  withdrawInvitation                      401    404  403  403  403  ok   403  403  401  401  403
  listAudit                               401    ok   403  403  403  ok   403  403  401  401  403
  exportAudit                             401    ok   403  403  403  ok   403  403  401  401  403
  getHealth                               ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  getAlive                                ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  getMetrics                              404    404  404  404  404  404  404  404  404  404  404
  getOpenApi                              ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  getReference                            ok     ok   ok   ok   ok   ok   ok   ok   ok   ok   ok
  getBootstrap                            401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getBook                                 401    ok   ok   ok   ok   ok   ok   ok   401  401  ok
  getBookTail                             401    ok   ok   ok   ok   ok   ok   ok   401  401  ok`

//                                        nobody team view memb ownr admn read writ disa expi demo
const QUERIES = `
  book.current                            401    404  ok   ok   ok   ok   403  403  401  401  ok
  note.ofProperty private                 401    404  404  404  ok   404  403  403  401  401  ok
  note.ofProperty shared                  401    404  ok   ok   ok   ok   403  403  401  401  ok
  view.visible private                    401    404  404  404  ok   404  403  403  401  401  ok
  view.visible shared                     401    404  ok   ok   ok   ok   403  403  401  401  ok
  compList.visible private                401    404  404  404  ok   404  403  403  401  401  ok
  compList.visible shared                 401    404  ok   ok   ok   ok   403  403  401  401  ok
  compList.one private                    401    404  404  404  ok   404  403  403  401  401  ok
  compList.one shared                     401    404  ok   ok   ok   ok   403  403  401  401  ok
  correction.inForce                      401    404  ok   ok   ok   ok   403  403  401  401  ok
  attachment.ofProperty                   401    404  ok   ok   ok   ok   403  403  401  401  ok`

//                                        nobody team view memb ownr admn read writ disa expi demo
const MUTATORS = `
  note.add {"isPrivate":true}             401    404  ok   ok   ok   ok   403  403  401  401  ok
  note.add {"isPrivate":false}            401    404  403  ok   ok   ok   403  403  401  401  403
  note.edit private {"isPrivate":true}    401    404  404  404  ok   404  403  403  401  401  ok
  note.edit private {"isPrivate":false}   401    404  404  404  ok   404  403  403  401  401  403
  note.edit shared {"isPrivate":false}    401    404  403  403  ok   403  403  403  401  401  403
  note.edit shared {"isPrivate":true}     401    404  403  403  ok   403  403  403  401  401  ok
  note.edit private                       401    404  404  404  ok   404  403  403  401  401  ok
  note.edit shared                        401    404  403  403  ok   403  403  403  401  401  403
  note.remove private                     401    404  404  404  ok   404  403  403  401  401  ok
  note.remove shared                      401    404  403  403  ok   ok   403  403  401  401  ok
  view.save {"isPrivate":true}            401    ok   ok   ok   ok   ok   403  403  401  401  ok
  view.save {"isPrivate":false}           401    ok   403  ok   ok   ok   403  403  401  401  403
  view.edit private {"isPrivate":true}    401    404  404  404  ok   404  403  403  401  401  ok
  view.edit private {"isPrivate":false}   401    404  404  404  ok   404  403  403  401  401  403
  view.edit shared {"isPrivate":false}    401    404  403  403  ok   403  403  403  401  401  403
  view.edit shared {"isPrivate":true}     401    404  403  403  ok   403  403  403  401  401  ok
  view.edit private                       401    404  404  404  ok   404  403  403  401  401  ok
  view.edit shared                        401    404  403  403  ok   403  403  403  401  401  403
  view.remove private                     401    404  404  404  ok   404  403  403  401  401  ok
  view.remove shared                      401    404  403  403  ok   ok   403  403  401  401  ok
  alias.add                               401    ok   403  ok   ok   ok   403  403  401  401  403
  alias.remove                            401    404  403  ok   ok   ok   403  403  401  401  403
  assumption.set                          401    ok   403  ok   ok   ok   403  403  401  401  403
  compList.create {"isPublic":false}      401    ok   ok   ok   ok   ok   403  403  401  401  ok
  compList.create {"isPublic":true}       401    ok   403  ok   ok   ok   403  403  401  401  403
  compList.edit private {"isPublic":false} 401   404  404  404  ok   404  403  403  401  401  ok
  compList.edit private {"isPublic":true} 401    404  404  404  ok   404  403  403  401  401  403
  compList.edit shared {"isPublic":true}  401    404  403  403  ok   403  403  403  401  401  403
  compList.edit shared {"isPublic":false} 401    404  403  403  ok   403  403  403  401  401  ok
  compList.edit private                   401    404  404  404  ok   404  403  403  401  401  ok
  compList.edit shared                    401    404  403  403  ok   403  403  403  401  401  403
  compList.describeSubject private        401    404  404  404  ok   404  403  403  401  401  ok
  compList.describeSubject shared         401    404  403  403  ok   403  403  403  401  401  403
  compList.setBase private                401    404  404  404  ok   404  403  403  401  401  ok
  compList.setBase shared                 401    404  403  403  ok   403  403  403  401  401  403
  compList.rateRow private                401    404  404  404  ok   404  403  403  401  401  ok
  compList.rateRow shared                 401    404  403  403  ok   403  403  403  401  401  403
  compList.setSubject private             401    404  404  404  ok   404  403  403  401  401  ok
  compList.setSubject shared              401    404  403  403  ok   403  403  403  401  401  403
  compList.remove private                 401    404  404  404  ok   404  403  403  401  401  ok
  compList.remove shared                  401    404  403  403  ok   ok   403  403  401  401  ok
  compList.restore private                401    404  404  404  ok   404  403  403  401  401  ok
  compList.restore shared                 401    404  404  404  ok   ok   403  403  401  401  ok
  comp.add private                        401    404  404  404  ok   404  403  403  401  401  ok
  comp.add shared                         401    404  403  403  ok   403  403  403  401  401  403
  comp.include private                    401    404  404  404  ok   404  403  403  401  401  ok
  comp.include shared                     401    404  403  403  ok   403  403  403  401  401  403
  comp.exclude private                    401    404  404  404  ok   404  403  403  401  401  ok
  comp.exclude shared                     401    404  403  403  ok   403  403  403  401  401  403
  comp.adjust private                     401    404  404  404  ok   404  403  403  401  401  ok
  comp.adjust shared                      401    404  403  403  ok   403  403  403  401  401  403
  comp.weigh private                      401    404  404  404  ok   404  403  403  401  401  ok
  comp.weigh shared                       401    404  403  403  ok   403  403  403  401  401  403
  comp.annotate private                   401    404  404  404  ok   404  403  403  401  401  ok
  comp.annotate shared                    401    404  403  403  ok   403  403  403  401  401  403
  comp.remove private                     401    404  404  404  ok   404  403  403  401  401  ok
  comp.remove shared                      401    404  403  403  ok   403  403  403  401  401  403
  comp.place private                      401    404  404  404  ok   404  403  403  401  401  ok
  comp.place shared                       401    404  403  403  ok   403  403  403  401  401  403
  correction.set {"field":"rentPerSf"}    401    404  403  ok   ok   ok   403  403  401  401  403
  correction.set {"field":"clearHeight","typed":"28"} 401 404 403 403  ok   ok   403  403  401  401  403
  correction.takeBack                     401    404  403  403  ok   ok   403  403  401  401  403
  property.add                            401    ok   403  ok   ok   ok   403  403  401  401  403
  property.remove                         401    404  403  403  ok   ok   403  403  401  401  403
  property.restore                        401    404  403  403  ok   ok   403  403  401  401  403
  attachment.remove                       401    404  403  403  ok   ok   403  403  401  401  403
  attachment.restore                      401    404  403  403  ok   ok   403  403  401  401  403`

export const HTTP_ROWS = rowsIn(HTTP)
export const QUERY_ROWS = rowsIn(QUERIES)
export const MUTATOR_ROWS = rowsIn(MUTATORS)
