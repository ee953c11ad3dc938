/** Towns whose names are words, names of persons or of other places as well: alone they are no towns. */
const WORDS = `
acreage ada addison adrian alamo alice allen alliance anderson andrews anna antelope anthem apex arnold aurora austin
badger baker baldwin banning barton beacon bear beatrice bell bend benton berkeley bethel beverly blaine bonita boulder
bountiful bowie bradley brandon brent bridgeport bristol bryan buckeye buffalo butler california campbell canyon
carlisle carmel carney carson carver cary casper celina centennial central chandler charlotte chelsea chester citrus
clark clayton cleveland clifton clinton cocoa college colony columbia commerce concord converse corning cortland
cottonwood countryside crossings crystal cutler dallas dalton darby davenport davis dayton decatur defiance delaware
dent derby desert dixon donna douglas dover draper dudley duncan durham dyer eagle eden edison edwards elizabeth ellis
elon emporia enterprise essex euclid eugene eureka evans ewing fillmore firestone fishers flint florence florin fords
forest fountain franklin fraser frederick freeport fulton gallup gardena gardner garland garner gary gilbert glasgow
golden goodyear graham grapevine green greenwood griffin grimes groves halfway hamilton hammocks hammond hampton hanover
harrison harvey hastings hayden hays heath helena henderson hercules hermitage hershey hickory highland hillside hobbs
holiday holland holt home homestead hoover hopkins hough houston howard hudson hugo hull humble huntington huron
hurricane hurst hutchinson imperial independence indiana industry irvine irving jackson jasper jefferson jennings
jericho jerome johnston juneau jupiter justice keller kelso kent keystone kingston kyle lacey lakeside lamont lancaster
landover laurel lawrence leander lee leeds leland lemont lennox lexington liberal liberty lima limerick lincoln linda
linden lindsay lisle livingston lockhart logan london lowell lynn lyons mack macon madison magna magnolia malvern
manchester mango manhattan mansfield marco marina marion marshall martin martinez mason matthews medford medley mentor
mercedes meridian merrick mexico midway milton mission mitchell mobile monroe montgomery moody moore morris morton
mustang newman newport newton niles normal norman norton oakland ogden orange orchards overland oxford pace palmer
paradise paramount paris parker parkway parole parsons patterson pearl pekin pella perry peru petal phoenix pierre
plantation plum portage porter portland potomac powell prosper providence pueblo pullman queens quincy racine ramsey
randolph reading republic revere rex richmond ridge riverside robinson rogers rolla rome roosevelt roscoe roswell roy
ruskin rye saks salem sandy sanford sanger savage seaside selma seymour sharon shaw shelby sheridan sherman shiloh
shirley sidney signal snyder sparks sparta speedway spencer spring stafford stanford stanton sterling stow stuart
sulphur summit sunrise sunset superior surprise sylvania taylor taylors temple terrell tracy trinity troy tucker tyler
union university urbana vail valencia venice vernal vernon victoria villages villas vincent vineyard vista walker walnut
warren warwick washington waterloo wayne webster wellington westerly weston wheeling whitney wilson winchester windsor
woodland woodward worth wright wyoming york young yukon zion
bay center city port north south east west lake park valley grove heights hills beach
`
const words = new Set(WORDS.trim().split(/\s+/))

/** Whether the lower-cased name of a town is a word of other things too. */
export function isWordlikeTown(name: string): boolean {
  return words.has(name)
}
