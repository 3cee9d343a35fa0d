import { el } from "../../draw/svg.ts";

/** Filter that lights a flat shape as a raised, glazed body: `surface` its height, `blurred` the softness of its edge in px. */
export const reliefLight = (id: string, surface: number, blurred: number, specular: number): string =>
  el(
    "filter",
    { id, x: "-10%", y: "-10%", width: "120%", height: "125%" },
    el("feGaussianBlur", { in: "SourceAlpha", stdDeviation: blurred, result: "h" }) +
      el(
        "feSpecularLighting",
        {
          in: "h",
          surfaceScale: surface,
          specularConstant: specular,
          specularExponent: "18",
          "lighting-color": "#ffffff",
          result: "s",
        },
        el("feDistantLight", { azimuth: "235", elevation: "48" }),
      ) +
      el("feComposite", { in: "s", in2: "SourceAlpha", operator: "in", result: "c" }) +
      el(
        "feDiffuseLighting",
        {
          in: "h",
          surfaceScale: surface,
          diffuseConstant: "1.15",
          "lighting-color": "#ffffff",
          result: "d",
        },
        el("feDistantLight", { azimuth: "235", elevation: "55" }),
      ) +
      el("feComposite", {
        in: "SourceGraphic",
        in2: "d",
        operator: "arithmetic",
        k1: "1.02",
        k2: ".1",
        k3: "0",
        k4: "0",
        result: "lit",
      }) +
      el("feComposite", { in: "lit", in2: "SourceAlpha", operator: "in", result: "body" }) +
      el("feComposite", {
        in: "body",
        in2: "c",
        operator: "arithmetic",
        k1: "0",
        k2: "1",
        k3: ".75",
        k4: "0",
        result: "out",
      }) +
      el("feDropShadow", {
        in: "out",
        dx: surface > 6 ? 10 : 2,
        dy: surface > 6 ? 22 : 4,
        stdDeviation: surface > 6 ? 18 : 3,
        "flood-opacity": surface > 6 ? 0.6 : 0.4,
      }),
  );
