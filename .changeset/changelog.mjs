import changelog from "@changesets/cli/changelog";

/** The lines of changelogs: as Changesets writes them, but one line for all dependencies that were raised. */
export default {
  getReleaseLine: changelog.getReleaseLine,
  getDependencyReleaseLine(_changesets, dependencies) {
    if (dependencies.length === 0) return "";
    const raised = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return `- Raised dependencies: ${raised.join(", ")}.`;
  },
};
