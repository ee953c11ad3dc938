/** Towns with much industrial property, each with its state: what a question names though the book has nothing there. */
export const TOWNS = `
AL:Birmingham|Huntsville|Mobile|Montgomery|Bessemer|Decatur
AR:Little Rock|North Little Rock|Fort Smith|Fayetteville|Bentonville|West Memphis
AZ:Phoenix|Tempe|Chandler|Mesa|Gilbert|Glendale|Goodyear|Tolleson|Avondale|Tucson|Casa Grande|Buckeye|Surprise|Scottsdale|Litchfield Park
CA:Los Angeles|San Diego|Ontario|Fontana|Rialto|Rancho Cucamonga|San Bernardino|Riverside|Moreno Valley|Perris|Chino|Corona|Jurupa Valley|Redlands|Mira Loma|Bloomington|Colton|Upland|Pomona|City of Industry|Industry|Santa Fe Springs|Vernon|Carson|Compton|Torrance|Long Beach|Gardena|Rancho Dominguez|Commerce|Pico Rivera|La Mirada|Cerritos|Anaheim|Irvine|Santa Ana|Fullerton|Brea|Buena Park|Garden Grove|Huntington Beach|Tustin|Oxnard|Camarillo|Valencia|Santa Clarita|Chatsworth|Van Nuys|Sun Valley|Burbank|Carlsbad|Vista|Oceanside|Poway|Chula Vista|Oakland|Hayward|Fremont|San Leandro|Union City|Newark|San Jose|Santa Clara|Milpitas|Livermore|Tracy|Stockton|Lathrop|Manteca|Modesto|Sacramento|West Sacramento|Roseville|Fresno|Bakersfield|Shafter|Visalia|Victorville|Hesperia|Adelanto|Palmdale|Lancaster|South San Francisco|Richmond|Concord|Benicia|Fairfield|Vacaville|Beaumont|Banning|Menifee|Temecula|Murrieta
CO:Denver|Aurora|Commerce City|Colorado Springs|Brighton|Broomfield|Englewood|Loveland|Fort Collins|Longmont|Arvada
CT:Hartford|New Haven|Bridgeport|Stamford|Danbury|Bloomfield|Cheshire
DE:Wilmington|Newark|Middletown|New Castle
FL:Miami|Doral|Medley|Hialeah|Hialeah Gardens|Miami Gardens|Opa-locka|Fort Lauderdale|Pompano Beach|Deerfield Beach|Davie|Miramar|Pembroke Pines|Hollywood|West Palm Beach|Riviera Beach|Boca Raton|Boynton Beach|Orlando|Kissimmee|Sanford|Tampa|Lakeland|Plant City|Auburndale|Davenport|Ocala|Jacksonville|St. Petersburg|Clearwater|Largo|Sarasota|Bradenton|Fort Myers|Naples|Port St. Lucie|Fort Pierce|Daytona Beach|Brooksville|Ruskin
GA:Atlanta|Savannah|Pooler|Port Wentworth|Garden City|Rincon|Ellabell|McDonough|Forest Park|College Park|Union City|Fairburn|Lithia Springs|Austell|Kennesaw|Marietta|Cartersville|Norcross|Duluth|Buford|Suwanee|Lawrenceville|Braselton|Jefferson|Gainesville|Conyers|Covington|Stone Mountain|Tucker|Newnan|Macon|Augusta|Columbus|Alpharetta|Locust Grove|Jackson|Dalton
IA:Des Moines|Cedar Rapids|Davenport|Ankeny
ID:Boise|Nampa|Meridian|Caldwell
IL:Chicago|Joliet|Romeoville|Bolingbrook|Aurora|Naperville|Elk Grove Village|Elk Grove|Bensenville|Franklin Park|Itasca|Wood Dale|Addison|Carol Stream|West Chicago|Bartlett|Elgin|Schaumburg|Hoffman Estates|Waukegan|Gurnee|Elwood|Wilmington|Channahon|Minooka|Plainfield|Montgomery|University Park|Monee|Bedford Park|McCook|Hodgkins|Cicero|Melrose Park|Northlake|Des Plaines|Wheeling|Rockford|Edwardsville|Peoria|Lockport|Woodridge|Lombard|St. Charles|Huntley
IN:Indianapolis|Plainfield|Whitestown|Lebanon|Greenwood|Greenfield|Mt. Comfort|Fishers|Fort Wayne|South Bend|Gary|Hammond|Merrillville|Portage|Jeffersonville|Evansville|Avon|Brownsburg|Hobart|Crown Point
KS:Kansas City|Olathe|Lenexa|Edgerton|Gardner|Overland Park|Wichita|Shawnee|Topeka
KY:Louisville|Shepherdsville|Hebron|Florence|Walton|Erlanger|Lexington|Bowling Green
LA:New Orleans|Baton Rouge|Shreveport|Lafayette|Kenner|Hammond|Lake Charles
MA:Boston|Worcester|Taunton|Franklin|Marlborough|Westborough|Northborough|Andover|Wilmington|Woburn|Canton|Norwood|Braintree|Fall River|New Bedford|Springfield|Devens|Littleton|Chelsea|Everett
MD:Baltimore|Aberdeen|Belcamp|Elkridge|Jessup|Hanover|Columbia|Hagerstown|Frederick|Landover|Beltsville|Upper Marlboro|Curtis Bay|Edgewood|Perryman|Salisbury
ME:Portland
MI:Detroit|Livonia|Romulus|Warren|Sterling Heights|Auburn Hills|Troy|Grand Rapids|Lansing|Taylor|Brownstown|Plymouth|Wixom|Pontiac|Kalamazoo|Flint|Ann Arbor|Dearborn
MN:Minneapolis|St. Paul|Brooklyn Park|Shakopee|Eagan|Bloomington|Rogers|Maple Grove|Plymouth|Lakeville|Otsego|Duluth
MO:Kansas City|North Kansas City|Riverside|Liberty|Grandview|Belton|Lee's Summit|St. Louis|Hazelwood|Earth City|Bridgeton|Fenton|St. Peters|O'Fallon|Wentzville|Springfield|Independence|Raymore
MS:Olive Branch|Southaven|Byhalia|Horn Lake|Jackson|Gulfport
NC:Charlotte|Concord|Greensboro|Winston-Salem|High Point|Raleigh|Durham|Morrisville|Garner|Wilmington|Kannapolis|Mooresville|Salisbury|Mebane|Fayetteville|Gastonia|Huntersville|Asheville|Hickory
ND:Fargo
NE:Omaha|Lincoln|Papillion
NH:Nashua|Manchester|Hudson|Londonderry|Salem
NJ:Newark|Elizabeth|Linden|Rahway|Carteret|Woodbridge|Edison|Piscataway|South Brunswick|Cranbury|Monroe|East Windsor|Robbinsville|Hamilton|Bordentown|Burlington|Florence|Cinnaminson|Swedesboro|Logan Township|Pureland|Secaucus|North Bergen|Jersey City|Kearny|Bayonne|Carlstadt|Moonachie|Teterboro|East Rutherford|Lyndhurst|Hackensack|Mahwah|Totowa|Fairfield|Clifton|Wayne|Parsippany|Somerset|Bridgewater|South Plainfield|Middlesex|Branchburg|Dayton|Jamesburg|Trenton|Camden|Pennsauken|Cherry Hill|Vineland|Millville|Perth Amboy|Sayreville|Avenel|Franklin Township
NM:Albuquerque|Santa Teresa|Las Cruces
NV:Las Vegas|North Las Vegas|Henderson|Reno|Sparks|McCarran|Fernley
NY:New York|Brooklyn|Queens|Bronx|Staten Island|Maspeth|Long Island City|Jamaica|Hauppauge|Ronkonkoma|Farmingdale|Melville|Hicksville|Yonkers|Newburgh|Montgomery|Middletown|Albany|Syracuse|Rochester|Buffalo|Brentwood|Bohemia|Bethpage|Garden City
OH:Columbus|Groveport|Obetz|Grove City|West Jefferson|Etna|Pataskala|New Albany|Lockbourne|Hebron|Cincinnati|West Chester|Fairfield|Monroe|Middletown|Hamilton|Sharonville|Cleveland|Solon|Twinsburg|Strongsville|Akron|Canton|Dayton|Vandalia|Union|Toledo|Perrysburg|Youngstown|Lordstown|Mason|Springboro|Hilliard|Dublin|Marysville
OK:Oklahoma City|Tulsa|Broken Arrow|Norman
OR:Portland|Hillsboro|Beaverton|Tualatin|Wilsonville|Gresham|Salem|Troutdale|Clackamas|Woodburn|Eugene
PA:Philadelphia|Allentown|Bethlehem|Easton|Breinigsville|Upper Macungie|Nazareth|Fogelsville|Carlisle|Mechanicsburg|Harrisburg|Middletown|Lebanon|Reading|York|Lancaster|Shippensburg|Chambersburg|Greencastle|Hazleton|Pittston|Wilkes-Barre|Scranton|Mountain Top|Hanover Township|Bristol|Bensalem|Levittown|Fairless Hills|Morrisville|Pittsburgh|Erie|King of Prussia|Tobyhanna|Pottsville|Hamburg|Bethel|Shoemakersville
RI:Providence|Warwick|Cranston|Pawtucket|North Kingstown
SC:Charleston|North Charleston|Summerville|Ladson|Goose Creek|Moncks Corner|Spartanburg|Greenville|Greer|Duncan|Columbia|Rock Hill|Fort Mill|Hardeeville|Florence|Anderson
SD:Sioux Falls
TN:Memphis|Nashville|La Vergne|Smyrna|Murfreesboro|Lebanon|Mt. Juliet|Gallatin|Hendersonville|Portland|Knoxville|Chattanooga|Rossville|Antioch|Franklin|Clarksville|Bartlett
TX:Houston|Dallas|Fort Worth|San Antonio|Austin|El Paso|Laredo|McAllen|Arlington|Grand Prairie|Irving|Carrollton|Farmers Branch|Garland|Mesquite|Plano|Richardson|Lewisville|Coppell|Flower Mound|Denton|Lancaster|Wilmer|Hutchins|DeSoto|Duncanville|Cedar Hill|Mansfield|Haslet|Roanoke|Northlake|Justin|Fort Bend|Katy|Brookshire|Sugar Land|Stafford|Missouri City|Pearland|Pasadena|La Porte|Baytown|Deer Park|Channelview|Humble|Conroe|Tomball|Cypress|Spring|Magnolia|Waller|Hockley|Rosenberg|Richmond|Rosharon|Alvin|League City|Webster|Friendswood|Texas City|Galveston|Freeport|Jersey Village|South Houston|Galena Park|Jacinto City|Mont Belvieu|New Caney|Porter|Kingwood|The Woodlands|Willis|Round Rock|Georgetown|Pflugerville|Hutto|Taylor|Kyle|Buda|San Marcos|New Braunfels|Schertz|Selma|Cibolo|Seguin|Temple|Killeen|Waco|Tyler|Longview|Lubbock|Amarillo|Midland|Odessa|Corpus Christi|Brownsville|Beaumont|Port Arthur|College Station|Bryan|McKinney|Frisco|Allen|Wylie|Rockwall|Forney|Terrell|Waxahachie|Burleson|Cleburne|Weatherford|Euless|Grapevine|Bedford|Hurst|Saginaw|Sherman|Bellaire|Fulshear|Sealy|Crosby|La Marque|Seabrook|Kemah|Manvel|Angleton|Lake Jackson|Clute|Bay City|El Campo|Brenham|Meadows Place|Splendora|Midlothian|Seagoville|Sachse|Rowlett|The Colony|Trophy Club|Southlake|Colleyville|North Richland Hills|Richland Hills|Haltom City|Kennedale|Benbrook|White Settlement|Corinth|Denison|Corsicana|Leander|Cedar Park|Bastrop|Lockhart|Live Oak|Universal City|Boerne|Harlingen|Edinburg|Pharr|Weslaco|Eagle Pass|Del Rio|San Angelo|Abilene|Wichita Falls|Texarkana|Nacogdoches|Lufkin
UT:Salt Lake City|West Valley City|West Jordan|Ogden|Lehi|Draper|Provo|Clearfield|Tooele|North Salt Lake|Grantsville
VA:Richmond|Chester|Petersburg|Ashland|Sandston|Norfolk|Chesapeake|Suffolk|Virginia Beach|Portsmouth|Newport News|Hampton|Winchester|Stephens City|Front Royal|Manassas|Sterling|Chantilly|Ashburn|Dulles|Springfield|Fredericksburg|Roanoke
WA:Seattle|Kent|Auburn|Tukwila|Renton|Sumner|Puyallup|Fife|Tacoma|Lakewood|DuPont|Lacey|Olympia|Frederickson|Everett|Marysville|Arlington|Redmond|Woodinville|Bellevue|Vancouver|Spokane|Spokane Valley
WI:Milwaukee|Kenosha|Pleasant Prairie|Racine|Mount Pleasant|Oak Creek|Franklin|New Berlin|Waukesha|Menomonee Falls|Germantown|Green Bay|Madison|Appleton|Sun Prairie|Beloit|Janesville
WV:Martinsburg|Charleston|Ranson
`
