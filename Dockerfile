# docker build --tag warbones .
# docker run --rm --publish 8017:8017 --volume warbones:/data warbones --public-url http://ADDRESS-OF-THIS-MACHINE:8017

FROM python:3.13-slim AS build
WORKDIR /source
RUN python -m venv /opt/warbones
COPY . .
RUN /opt/warbones/bin/pip install --no-cache-dir --disable-pip-version-check ".[postgres]"

FROM python:3.13-slim
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin warbones \
 && install --directory --owner=warbones --group=warbones --mode=0700 /data
COPY --from=build /opt/warbones /opt/warbones
# What bots compile on their first start is kept with the matches: a container has no other place that stays.
ENV PATH=/opt/warbones/bin:$PATH XDG_CACHE_HOME=/data/cache PYTHONUNBUFFERED=1
USER 10001:10001
VOLUME /data
EXPOSE 8017
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8017/api/health', timeout=4)"]
ENTRYPOINT ["warbones", "serve", "--host", "0.0.0.0", "--port", "8017", "--data", "/data", "--no-browser"]
