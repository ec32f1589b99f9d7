/** Writes the lines of CHANGELOG.md: the texts of changesets, without commits. All packages have one version, so dependencies need no line. */
module.exports = {
  getReleaseLine: async ({ summary }) => (summary.startsWith('- ') ? summary : `- ${summary}`),
  getDependencyReleaseLine: async () => '',
};
