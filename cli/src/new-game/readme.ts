/** What a new game's README says. */
export const readmeOf = ({ id, title }: { readonly id: string; readonly title: string }): string => `# ${title}

A game for Cabinet Wars. \`game.ts\` has its rules, \`texts.ts\` its words, \`manifest.ts\` what hosts know of it, \`laws.ts\` holds it to the laws.
Node 22.18 or later runs all of it as it is.

\`\`\`sh
npm install
npm test                                                  # every law over random games; a failure comes with a short transcript
export CABINET_WARS_GAMES=$PWD/manifest.ts
npx cabinet-wars play ${id}                               # in a terminal, against the lot
npx cabinet-wars sim ${id} --games 1000
npx cabinet-wars engine                                   # for programs: {"do":"new","game":"${id}"}
npx cabinet-wars serve                                    # on a server, whose client was built with the same variable
\`\`\`

In a clone of Cabinet Wars, \`npm exec --\` stands for \`npx\`, and \`npm start\` builds the client with the game in it. The lines go in that folder.
`;
